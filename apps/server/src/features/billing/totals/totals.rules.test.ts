import { planCents } from "@citelens/contract/billing/pricing";
import { expect, test } from "vitest";
import { recurringCents } from "./totals.rules.ts";

test.each([
  ["nobody", [], 0],
  ["one by the month", [{ plan: "creator", interval: "monthly", count: 1 }], 2_900],
  ["a year is twelve months", [{ plan: "growth", interval: "yearly", count: 1 }], 11_920],
  [
    "all of them together",
    [
      { plan: "creator", interval: "monthly", count: 3 },
      { plan: "agency", interval: "yearly", count: 2 },
    ],
    3 * 2_900 + 2 * 35_920,
  ],
] as const)("what recurs of %s", (_, subscribers, cents) => {
  expect(recurringCents(subscribers)).toBe(cents);
});

test("twelfths are added before they are rounded", () => {
  const count = 7;

  const cents = recurringCents([{ plan: "creator", interval: "yearly", count }]);

  expect(cents).toBe(Math.round((count * planCents("creator", "yearly")) / 12));
});
