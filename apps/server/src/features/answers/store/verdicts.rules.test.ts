import { expect, test } from "vitest";
import { judgedBrands } from "./verdicts.rules.ts";

const text = "Acme is light and lasts. Beta falls apart after a month.";
const verdict = {
  brand: "Beta",
  sentiment: "NEGATIVE",
  score: 0.1,
  quote: "falls apart after a month",
} as const;

test("a verdict counts with words that stand in the answer", () => {
  const judged = judgedBrands(
    text,
    ["Acme", "Beta"],
    [verdict, { brand: " ACME ", sentiment: "POSITIVE", score: 1.4, quote: "light and lasts" }],
  );

  expect(judged).toEqual([
    { sentiment: "POSITIVE", score: 1, evidence: null },
    { sentiment: "NEGATIVE", score: 0.1, evidence: "falls apart after a month" },
  ]);
});

test.each([
  ["invented words", { ...verdict, quote: "breaks within weeks" }],
  ["no words", { ...verdict, quote: " " }],
  ["another brand", { ...verdict, brand: "Gamma" }],
  ["an unknown label", { ...verdict, sentiment: "UNKNOWN" as const }],
])("a verdict with %s is none", (_, given) => {
  expect(judgedBrands(text, ["Beta"], [given])).toEqual([
    { sentiment: "UNKNOWN", score: null, evidence: null },
  ]);
});
