import fc from "fast-check";
import { expect, test } from "vitest";
import {
  activationProblem,
  type Budget,
  budgetProblem,
  ceilingMicrosOf,
  dailyMicrosOf,
  othersDailyMicrosOf,
  type SpendProblem,
  spentOn,
  watchSpending,
} from "./spending.rules.ts";
import { adStatusOf } from "./states.rules.ts";

const now = new Date("2026-11-20T10:00:00Z");
const paused = adStatusOf("paused");
const active = adStatusOf("active");
const open = { starts: null, ends: null, now };
const daily = (micros: number): Budget => ({ period: "daily", micros });
const lifetime = (micros: number): Budget => ({ period: "lifetime", micros });
const upTo = (ceilingMicros: number | null, othersDailyMicros = 0) => ({ ceilingMicros, othersDailyMicros });

test.each([
  [null, null, null],
  [5_000, null, 50_000_000],
  [null, 3_000, 30_000_000],
  [5_000, 3_000, 30_000_000],
  [2_000, 3_000, 20_000_000],
  [0, 3_000, 0],
])("the ceiling of %s and %s cents is %s micros", (workspaceCents, installationCents, micros) => {
  expect(ceilingMicrosOf({ workspaceCents, installationCents })).toBe(micros);
});

const at = (text: string): Date => new Date(text);
test.each<[string, Parameters<typeof dailyMicrosOf>[0], number]>([
  ["a daily budget is itself", { ...open, budget: daily(9_000_000) }, 9_000_000],
  ["a lifetime budget without an end may be spent in a day", { ...open, budget: lifetime(90) }, 90],
  [
    "a lifetime budget is spread over whole days",
    { ...open, budget: lifetime(100), ends: at("2026-11-23T09:00:00Z") },
    50,
  ],
  [
    "days that are over do not help",
    { ...open, budget: lifetime(100), starts: at("2026-11-01T00:00:00Z"), ends: at("2026-11-24T10:00:00Z") },
    25,
  ],
  [
    "days before it starts do not help",
    { ...open, budget: lifetime(100), starts: at("2026-12-01T00:00:00Z"), ends: at("2026-12-04T00:00:00Z") },
    34,
  ],
  ["less than a day is a day", { ...open, budget: lifetime(100), ends: at("2026-11-20T12:00:00Z") }, 100],
])("%s", (_, running, micros) => {
  expect(dailyMicrosOf(running)).toBe(micros);
});

test.each<[string, Partial<Parameters<typeof activationProblem>[0]>, SpendProblem | null]>([
  ["below the ceiling", {}, null],
  ["exactly the ceiling", { limits: upTo(20) }, null],
  ["no ceiling", { limits: upTo(null) }, "no_ceiling"],
  ["a ceiling of nothing", { limits: upTo(0) }, "above_ceiling"],
  ["above the ceiling", { limits: upTo(19) }, "above_ceiling"],
  ["above it together with others", { limits: upTo(50, 31) }, "above_ceiling"],
  ["exactly the ceiling together with others", { limits: upTo(50, 30) }, null],
  ["no budget", { budget: null }, "no_budget"],
  ["over", { ends: now }, "ended"],
  ["archived", { status: adStatusOf("archived") }, "archived"],
  ["already active", { status: active }, null],
])("activation: %s", (_, given, problem) => {
  const campaign = { ...open, budget: daily(20), status: paused, limits: upTo(100), ...given };
  expect(activationProblem(campaign)).toBe(problem);
});

test.each<[string, Partial<Parameters<typeof budgetProblem>[0]>, SpendProblem | null]>([
  ["less", { after: daily(50) }, null],
  ["less, though still above the ceiling", { after: daily(90), limits: upTo(10) }, null],
  ["less without any ceiling while it runs", { after: daily(90), limits: upTo(null), status: active }, null],
  ["the same", { after: daily(100) }, null],
  ["half as much again", { after: daily(150) }, null],
  ["more than that", { after: daily(151) }, "raise_not_typed"],
  ["more than that, typed", { after: daily(151), typedMicros: 151 }, null],
  ["more than that, another amount typed", { after: daily(151), typedMicros: 150 }, "raise_not_typed"],
  ["typed, but above the ceiling", { after: daily(1_001), typedMicros: 1_001 }, "above_ceiling"],
  ["above the ceiling with others", { after: daily(150), limits: upTo(200, 51) }, "above_ceiling"],
  ["more while it is paused, without a ceiling", { after: daily(150), limits: upTo(null) }, null],
  [
    "more while it runs, without one",
    { after: daily(150), limits: upTo(null), status: active },
    "no_ceiling",
  ],
  [
    "more in a state that we do not know",
    { after: daily(150), limits: upTo(null), status: adStatusOf("limited") },
    "no_ceiling",
  ],
  ["another period", { after: lifetime(50) }, "other_period"],
  ["none known before", { after: daily(50), budget: null }, "no_budget"],
  ["archived", { after: daily(50), status: adStatusOf("archived") }, "archived"],
])("a budget of 100 to become: %s", (_, given, problem) => {
  const change = {
    ...open,
    budget: daily(100),
    after: daily(100),
    status: paused,
    limits: upTo(1_000),
    typedMicros: null,
    ...given,
  };
  expect(budgetProblem(change)).toBe(problem);
});

const micros = fc.integer({ min: 1, max: 1e12 });

test("no allowed change or activation is above the ceiling, and no untyped raise is more than half", () => {
  fc.assert(
    fc.property(
      micros,
      micros,
      micros,
      fc.integer({ min: 0, max: 1e12 }),
      fc.option(micros, { nil: null }),
      (before, after, ceiling, others, typed) => {
        const limits = upTo(ceiling, others);
        const campaign = { ...open, budget: daily(before), status: active, limits };
        const isAllowed = budgetProblem({ ...campaign, after: daily(after), typedMicros: typed }) === null;
        if (isAllowed && after > before) expect(after + others).toBeLessThanOrEqual(ceiling);
        if (isAllowed && after > before * 1.5) expect(typed).toBe(after);
        if (after <= before) expect(isAllowed).toBe(true);
        if (activationProblem(campaign) === null) expect(before + others).toBeLessThanOrEqual(ceiling);
      },
    ),
  );
});

test.each([
  ["nobody else", [["a", "active", daily(5)]], 0],
  [
    "those that run",
    [
      ["b", "active", daily(5)],
      ["c", "active", lifetime(7)],
    ],
    12,
  ],
  ["those that may run", [["b", "limited", daily(5)]], 5],
  [
    "not those that are stopped",
    [
      ["b", "paused", daily(5)],
      ["c", "archived", daily(5)],
    ],
    0,
  ],
  [
    "more than anything where a budget is unknown",
    [
      ["b", "active", null],
      ["c", "active", daily(5)],
    ],
    Number.MAX_SAFE_INTEGER,
  ],
] as const)("what others may spend counts %s", (_, others, micros) => {
  const campaigns = others.map(([externalId, said, budget]) => ({
    ...open,
    externalId,
    status: adStatusOf(said),
    budget,
  }));
  expect(othersDailyMicrosOf(campaigns, "a", now)).toBe(micros);
});

test("a campaign that is over spends nothing, whatever its state", () => {
  const over = { externalId: "b", status: active, budget: daily(5), starts: null, ends: now };
  expect(othersDailyMicrosOf([over], "a", now)).toBe(0);
});

const running = { externalId: "one", status: active };
const stopped = { externalId: "two", status: paused };
const unknown = { externalId: "three", status: adStatusOf("limited") };
test.each([
  ["below", 100, 99, [running], { pause: [], alert: null }],
  ["at it", 100, 100, [running, stopped], { pause: ["one"], alert: "ceiling_reached" }],
  ["above it", 100, 500, [running, unknown], { pause: ["one", "three"], alert: "ceiling_reached" }],
  ["none, and something runs", null, 0, [running], { pause: ["one"], alert: "no_ceiling" }],
  ["none, and nothing runs", null, 0, [stopped], { pause: [], alert: null }],
  ["above it, all stopped already", 100, 500, [stopped], { pause: [], alert: null }],
  ["a ceiling of nothing", 0, 0, [running], { pause: ["one"], alert: "ceiling_reached" }],
])("watching the ceiling: %s", (_, ceilingMicros, spentTodayMicros, campaigns, verdict) => {
  expect(watchSpending({ ceilingMicros, spentTodayMicros, campaigns })).toEqual(verdict);
});

test("only the day's own figures are its spending", () => {
  const figures = [
    { day: "2026-11-19", spendMicros: 7 },
    { day: "2026-11-20", spendMicros: 2 },
    { day: "2026-11-20", spendMicros: 3 },
  ];
  expect(spentOn("2026-11-20", figures)).toBe(5);
  expect(spentOn("2026-11-21", figures)).toBe(0);
});
