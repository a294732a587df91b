import { expect, test } from "vitest";
import { sampleText } from "./sample-text.ts";

test.each([
  [{ n: 1234, low: 28, high: 78.73 }, "%", "n = 1,234 · 28.0–78.73\u00a0%"],
  [{ n: 3 }, "%", "n = 3"],
  [{ low: 1.2, high: 2 }, "", "1.2–2.0"],
  [{ n: 3, low: 1 }, "%", "n = 3"],
  [{}, "%", ""],
] as const)("says of %j with the unit %j: %s", (sample, unit, text) => {
  expect(sampleText(sample, unit)).toBe(text);
});
