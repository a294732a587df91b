import { expect, test } from "vitest";
import { creditsOfLots, takings } from "./credits.rules.ts";

test.each([
  [
    "a fresh demo",
    [["PLAN", 300, 300]],
    { total: 300, used: 0, additional: 0, remaining: 300, percentage: 0 },
  ],
  [
    "a part used",
    [
      ["PLAN", 300, 200],
      ["GRANTED", 700, 700],
    ],
    { total: 300, used: 100, additional: 700, remaining: 900, percentage: 10 },
  ],
  ["all used", [["PLAN", 300, 0]], { total: 300, used: 300, additional: 0, remaining: 0, percentage: 100 }],
  [
    "more used than there was",
    [
      ["PLAN", 300, 0],
      ["BOUGHT", 100, -50],
    ],
    { total: 300, used: 450, additional: 100, remaining: -50, percentage: 112.5 },
  ],
  ["nothing at all", [], { total: 0, used: 0, additional: 0, remaining: 0, percentage: 0 }],
] as const)("sums %s", (_, lots, expected) => {
  const credits = creditsOfLots(lots.map(([kind, amount, available]) => ({ kind, amount, available })));

  expect(credits).toEqual({
    total_credits: expected.total,
    used_credits: expected.used,
    additional_credits: expected.additional,
    remaining_credits: expected.remaining,
    credit_usage_percentage: expected.percentage,
    is_over_usage: expected.remaining < 0,
    current_plan: "demo",
    plan_name: "Demo",
  });
  expect(credits.remaining_credits).toBe(
    credits.total_credits + credits.additional_credits - credits.used_credits,
  );
});

test("takes from lots in their order, and all or nothing", () => {
  const [a, b] = [{ available: 30 }, { available: 50 }];

  expect(takings([a, b], 40)).toEqual([
    { lot: a, amount: 30 },
    { lot: b, amount: 10 },
  ]);
  expect(takings([a, b], 80)).toHaveLength(2);
  expect(takings([a, b], 81)).toBeUndefined();
});
