import { expect, test } from "vitest";
import { codeName } from "./code-name.ts";
import {
  compactText,
  counted,
  dollarsText,
  eurosText,
  moneyText,
  percent,
  shareText,
  signed,
  verdictOf,
  wordFor,
} from "./figures.ts";

test("writes a rate as exactly as the server rounds it, and a dash where nothing was measured", () => {
  expect(percent(54.55)).toBe("54.55\u00a0%");
  expect(percent(54)).toBe("54.0\u00a0%");
  expect(percent(0)).toBe("0.0\u00a0%");
  expect(percent(null)).toBe("–");
});

test("counts in words", () => {
  expect(counted(1, "answer")).toBe("1 answer");
  expect(counted(1284, "query", "queries")).toBe("1,284 queries");
  expect([0, 1, 2].map((count) => wordFor(count, "cites", "cite"))).toEqual(["cite", "cites", "cite"]);
});

test("writes an amount in its currency", () => {
  expect(moneyText(123_450, "EUR")).toBe("€1,234.50");
  expect(moneyText(7, "USD")).toBe("US$0.07");
  expect(moneyText(0, "EUR")).toBe("€0.00");
});

test("writes a difference with its sign", () => {
  expect([signed(1.25), signed(-2), signed(0)]).toEqual(["+1.3", "−2.0", "0.0"]);
});

test("names countries and languages, and shows a code that has no name", () => {
  expect(codeName("region", "DE")).toBe("Germany");
  expect(codeName("language", "fr")).toBe("French");
  expect(codeName("region", "QM")).toBe("QM");
});

test.each([
  [0, "0"],
  [15, "15"],
  [999, "999"],
  [1234, "1.23K"],
  [12_345, "12.3K"],
  [1_000_000, "1M"],
  [0.1234, "0.123"],
])("writes %d as %s where there is little room", (value, text) => {
  expect(compactText(value)).toBe(text);
});

test.each([
  ["moved", 3, "up"],
  ["moved", -3, "down"],
  ["within_noise", 3, "noise"],
  ["not_comparable", -3, "incomparable"],
  [null, 3, undefined],
] as const)("the verdict %j with a change of %s", (verdict, change, shown) => {
  expect(verdictOf(verdict, change)).toBe(shown);
});

test.each([
  [0, "$0.00"],
  [0.0225, "$0.0225"],
  [0.0999, "$0.0999"],
  [0.1705, "$0.17"],
  [0.5, "$0.50"],
  [12.3, "$12.30"],
  [1234.567, "$1,234.57"],
  [-0.02, "−$0.02"],
  [-0.000001, "$0.00"],
])("writes %d US dollars as %s", (usd, text) => {
  expect(dollarsText(usd)).toBe(text);
});

test.each([
  [0, "€0.00"],
  [1, "€0.01"],
  [123_450, "€1,234.50"],
  [-250, "−€2.50"],
])("%i cents of the euro are %s", (cents, text) => {
  expect(eurosText(cents)).toBe(text);
});

test.each([
  [0, "0\u00a0%"],
  [0.04, "0\u00a0%"],
  [42.5, "42.5\u00a0%"],
  [100, "100\u00a0%"],
])("a share of %d reads %s", (share, text) => {
  expect(shareText(share)).toBe(text);
});
