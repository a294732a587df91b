import { expect, test } from "vitest";
import { maskingOf } from "./masks.rules.ts";

const brands = [
  { name: "Zenith", aliases: ["Zenith Shoes"], domains: ["zenith.example"] },
  { name: "Acme", aliases: ["ACME Inc."], domains: ["acme.example"] },
  { name: "C++ Co", aliases: [], domains: [] },
];

test.each([
  ["Acme is dry.", "Brand A is dry."],
  ["ACME, acme and Acme's", "Brand A, Brand A and Brand A's"],
  ["ACME Inc. and Zenith Shoes", "Brand A and Brand C"],
  ["See www.acme.example/rain", "See www.brand-a.example/rain"],
  ["C++ Co makes them", "Brand B makes them"],
  ["Zenith_1 Zenithal", "Brand C_1 Zenithal"],
  ["Pacme and acmeology stay", "Pacme and acmeology stay"],
  ["Überacme stays", "Überacme stays"],
])("%j is told as %j", (text, masked) => {
  expect(maskingOf(brands).of(text)).toBe(masked);
});

test("masks follow the alphabet, whoever is named first", () => {
  expect(maskingOf(brands).masks).toEqual([
    { name: "Acme", mask: "Brand A" },
    { name: "C++ Co", mask: "Brand B" },
    { name: "Zenith", mask: "Brand C" },
  ]);
});

test("without brands nothing is masked", () => {
  expect(maskingOf([{ name: " ", aliases: [], domains: [] }]).of("Acme")).toBe("Acme");
});
