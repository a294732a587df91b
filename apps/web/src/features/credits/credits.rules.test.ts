import { expect, test } from "vitest";
import { creditLevel, levelLabels, renewalText, shortCredits, usageText } from "./credits.rules.ts";

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

test.each([
  [0, "Nothing used yet"],
  [0.01, "Less than 0.1\u00a0% used"],
  [0.3, "0.3\u00a0% used"],
  [50, "50\u00a0% used"],
  [140, "100\u00a0% used"],
])("a usage of %d per cent reads %s", (percentage, text) => {
  expect(usageText(percentage)).toBe(text);
});

test.each([
  ["a plan that renews", "2026-12-03T10:00:00.000Z", "active", "Renews on 3 Dec 2026"],
  ["a plan that was cancelled", "2026-12-03T10:00:00.000Z", "pending_cancel", "Ends on 3 Dec 2026"],
  [
    "a plan whose payment failed",
    "2026-12-03T10:00:00.000Z",
    "past_due",
    "Renews once the last payment is made",
  ],
  ["the demo plan", null, "none", undefined],
] as const)(
  "of %s the menu says when it renews or ends",
  (_, next_billing_date, subscription_status, text) => {
    expect(renewalText({ next_billing_date, subscription_status })).toBe(text);
  },
);

test("no two levels share a word", () => {
  expect(new Set(Object.values(levelLabels)).size).toBe(4);
});
