import { describe, expect, test } from "vitest";
import { creditsOfLots, expiring, type LotState, spendings, takings } from "./credits.rules.ts";

const now = new Date("2026-11-21T12:00:00Z");
const past = new Date("2026-11-21T11:59:59Z");
const future = new Date("2026-12-21T12:00:00Z");

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
  const credits = creditsOfLots(
    lots.map(([kind, amount, available]) => ({ kind, amount, available })),
    now,
  );

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

test("the plan is the one whose period began last", () => {
  const lots: LotState[] = [
    { kind: "PLAN", plan: "growth", amount: 16_000, available: 16_000, created: now },
    { kind: "PLAN", plan: "demo", amount: 0, available: 0, created: past },
    { kind: "BOUGHT", amount: 2_000, available: 2_000, created: future },
  ];

  expect(creditsOfLots(lots, now)).toMatchObject({ current_plan: "growth", plan_name: "Growth" });
});

test("of an expired lot only what was used or is held still counts", () => {
  const lots: LotState[] = [
    { kind: "PLAN", amount: 100, available: 70, held: 20, expires_at: past },
    { kind: "BOUGHT", amount: 50, available: 50 },
  ];

  expect(creditsOfLots(lots, now)).toMatchObject({
    total_credits: 50,
    used_credits: 30,
    additional_credits: 50,
    remaining_credits: 70,
  });
});

test.each([
  ["before its time", { available: 70, held: 0, expires_at: future }, 0],
  ["at its time", { available: 70, held: 0, expires_at: now }, 70],
  ["without a time", { available: 70, held: 0, expires_at: null }, 0],
  ["but not what is held", { available: 70, held: 30, expires_at: past }, 40],
  ["and nothing of a debt", { available: -10, held: 0, expires_at: past }, 0],
])("a lot expires %s", (_, lot, gone) => {
  expect(expiring({ kind: "PLAN", amount: 100, ...lot }, now)).toBe(gone);
});

describe("spending", () => {
  const bought = { kind: "BOUGHT", amount: 50, available: 50 } as const;
  const plan = { kind: "PLAN", amount: 100, available: 100, expires_at: future } as const;
  const spend = (lots: readonly LotState[], amount: number, mayOwe = false) =>
    spendings({ lots, amount, now, mayOwe })?.map(({ lot, amount }) => [lots.indexOf(lot), amount]);

  test.each<[string, readonly LotState[], number, unknown]>([
    [
      "takes the plan's first, whenever the others came",
      [bought, plan],
      120,
      [
        [1, 100],
        [0, 20],
      ],
    ],
    [
      "takes the earliest of the others",
      [plan, bought, { ...bought }],
      155,
      [
        [0, 100],
        [1, 50],
        [2, 5],
      ],
    ],
    [
      "takes nothing that is held",
      [{ ...plan, held: 90 }, bought],
      20,
      [
        [0, 10],
        [1, 10],
      ],
    ],
    ["takes nothing that has expired", [{ ...plan, expires_at: now }, bought], 50, [[1, 50]]],
    ["is refused beyond what is there", [plan, bought], 151, undefined],
    ["is refused when only an expired lot would do", [{ ...plan, expires_at: past }], 1, undefined],
    ["counts debts against what is there", [plan, { ...bought, available: -50 }], 51, undefined],
    ["goes on up to the debt", [plan, { ...bought, available: -50 }], 50, [[0, 50]]],
  ])("%s", (_, lots, amount, expected) => {
    expect(spend(lots, amount)).toEqual(expected);
  });

  test("never stops where nothing is sold: the last lot owes what is missing", () => {
    expect(spend([plan, bought], 200, true)).toEqual([
      [0, 100],
      [1, 100],
    ]);
    expect(spend([plan, { ...bought, available: -50 }], 80, true)).toEqual([[0, 80]]);
  });
});
