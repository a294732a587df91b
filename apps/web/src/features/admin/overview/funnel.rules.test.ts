import { expect, test } from "vitest";
import { funnelSteps } from "./funnel.rules.ts";

test("every step is a share of those who signed up, also where more made it than the one before", () => {
  const steps = funnelSteps({ signed_up: 30, onboarded: 20, first_visit: 1, first_campaign: 7, paid: 0 });

  expect(steps.map(({ name, count, share }) => [name, count, share])).toEqual([
    ["Signed up", 30, 100],
    ["Onboarded", 20, 66.7],
    ["First visit", 1, 3.3],
    ["First campaign", 7, 23.3],
    ["Paid", 0, 0],
  ]);
});
