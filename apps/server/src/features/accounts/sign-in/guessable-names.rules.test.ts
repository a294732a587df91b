import { expect, test } from "vitest";
import { hasNameIn, namesInEmail, namesInUrl } from "./guessable-names.rules.ts";

test.each([
  ["Citelens2026!", ["Citelens"]],
  ["my-CITELENS-password", ["Citelens"]],
  ["c1tel3ns 2026", ["Citelens"]],
  ["C!t3|en$99", ["Citelens"]],
  ["Cítélens-1234", ["Citelens"]],
  ["OakDesks2026", ["Oak Desks"]],
  ["oak_desks_2026", ["Oak-Desks"]],
  ["anna-2026!", ["Anna"]],
  ["7anna-26", ["Anna"]],
  ["Müller2026", ["Muller"]],
  ["株式会社東京2026", ["株式会社東京"]],
])("%s has one of %j in it", (password, names) => {
  expect(hasNameIn(password, names)).toBe(true);
});

test.each([
  ["savannah-river-7", ["Anna"]],
  ["what anna has for breakfast", ["Anna"]],
  ["correct horse battery", ["Ada", "", " ", "!!"]],
  ["cite a lens maker", ["Citelens Shop"]],
])("%s has none of %j in it", (password, names) => {
  expect(hasNameIn(password, names)).toBe(false);
});

test("the names of an address are the whole, what stands before the @, and its words", () => {
  expect(namesInEmail("anna.mueller+news@example.com")).toEqual([
    "anna.mueller+news@example.com",
    "anna.mueller+news",
    "anna.mueller",
    "anna",
    "mueller",
  ]);
});

test.each([
  ["https://geo.example.com/", ["geo.example.com", "example"]],
  ["http://localhost:3000", []],
  ["http://127.0.0.1:3000", []],
  ["http://[::1]:3000", []],
])("the names of %s are %j", (url, names) => {
  expect(namesInUrl(url)).toEqual(names);
});
