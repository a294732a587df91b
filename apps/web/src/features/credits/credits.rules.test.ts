import { expect, test } from "vitest";
import { creditLevel, shortCredits } from "./credits.rules.ts";

test.each([
  [100, 0, "green"],
  [25, 75, "green"],
  [24, 75.1, "yellow"],
  [10, 90, "yellow"],
  [9, 90.1, "orange"],
  [1, 99.9, "orange"],
  [0, 100, "red"],
  [0, 0, "red"],
  [-5, 20, "red"],
] as const)("%s remaining at %s %% used is %s", (remaining_credits, credit_usage_percentage, expected) => {
  expect(creditLevel({ remaining_credits, credit_usage_percentage })).toBe(expected);
});

test.each([
  [-50, "-50"],
  [0, "0"],
  [999, "999"],
  [1000, "1k"],
  [1999, "1.9k"],
  [16_000, "16k"],
  [1_234_567, "1234.5k"],
])("a small screen shows %s as %s", (remaining, expected) => {
  expect(shortCredits(remaining)).toBe(expected);
});
