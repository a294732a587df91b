import type { SpendingBound } from "@citelens/contract/billing/spending";
import { expect, test } from "vitest";
import {
  boundTone,
  dollarTickText,
  exactText,
  failedText,
  marginOf,
  operatorSeries,
  shareOf,
  usedPercent,
} from "./spending.rules.ts";

test("a margin is what credits are worth at their list price, less the cost", () => {
  expect(marginOf({ credits: 1_000, cost_usd: 2.5 }, 1.25)).toEqual({
    usd: 10,
    income_usd: 12.5,
    percent: 80,
  });
  expect(marginOf({ credits: 100, cost_usd: 2.5 }, 1.25)).toEqual({
    usd: -1.25,
    income_usd: 1.25,
    percent: -100,
  });
  expect(marginOf({ credits: 0, cost_usd: 0.5 }, 1.25)).toEqual({ usd: -0.5, income_usd: 0, percent: null });
});

test.each([
  [0, 10, 0],
  [0.001, 10, 1],
  [5, 10, 50],
  [9.999, 10, 99],
  [10, 10, 100],
  [0, 0, 0],
])("%d of %d is %d %%", (part, whole, share) => {
  expect(shareOf(part, whole)).toBe(share);
});

test.each([
  [0, 0, "–"],
  [2, 0, "Estimated"],
  [2, 2, "Exact"],
  [2, 0.5, "25\u00a0% exact"],
])("of $%d, $%d exact reads %s", (cost_usd, exact_usd, text) => {
  expect(exactText({ cost_usd, exact_usd, guessed_usd: 0 })).toBe(text);
});

test.each([
  [2, 0, 2, "Guessed"],
  [2, 0, 0.5, "25\u00a0% guessed"],
  [2, 1, 0.5, "50\u00a0% exact, 25\u00a0% guessed"],
])("of $%d, $%d exact and $%d guessed reads %s", (cost_usd, exact_usd, guessed_usd, text) => {
  expect(exactText({ cost_usd, exact_usd, guessed_usd })).toBe(text);
});

test("failed calls bear their share, unless there are none", () => {
  expect([failedText({ calls: 2_000, failed: 1_500 }), failedText({ calls: 3, failed: 0 })]).toEqual([
    "1,500 (75\u00a0%)",
    "0",
  ]);
});

const bound: SpendingBound = {
  scope: "operator",
  name: "openai",
  max_usd: 10,
  used_usd: 0,
  rests_until: null,
};

test.each<[Partial<SpendingBound>, number, string]>([
  [{ used_usd: 2 }, 20, "pos"],
  [{ used_usd: 8 }, 80, "warn"],
  [{ used_usd: 9.9, rests_until: "2026-11-24T00:00:00.000Z" }, 99, "neg"],
  [{ used_usd: 0.01 }, 1, "pos"],
  [{ used_usd: 9.999 }, 99, "warn"],
  [{ used_usd: 11, rests_until: "2026-11-24T00:00:00.000Z" }, 110, "neg"],
  [{ max_usd: 0, rests_until: "2026-11-24T00:00:00.000Z" }, 100, "neg"],
])("a limit with %j is used to %d %% and looks %s", (changes, percent, tone) => {
  expect(usedPercent({ ...bound, ...changes })).toBe(percent);
  expect(boundTone({ ...bound, ...changes })).toBe(tone);
});

test.each([
  [0, "$0"],
  [0.05, "$0.05"],
  [0.1, "$0.10"],
  [1, "$1"],
  [1500, "$1.5K"],
])("an axis says %d as %s", (usd, text) => {
  expect(dollarTickText(usd)).toBe(text);
});

const range = { from: "2026-11-01", to: "2026-11-03" };

test("draws every day, the dearest operator first, each in a colour that its name decides", () => {
  const days = [
    { day: "2026-11-01", operator: "anthropic", cost_usd: 1 },
    { day: "2026-11-03", operator: "anthropic", cost_usd: 1 },
    { day: "2026-11-03", operator: "openai", cost_usd: 5 },
  ];

  expect(operatorSeries(days, range)).toEqual([
    {
      id: "openai",
      name: "openai",
      tone: 2,
      isMain: false,
      points: [
        { day: "2026-11-01", value: null },
        { day: "2026-11-02", value: 0 },
        { day: "2026-11-03", value: 5 },
      ],
    },
    {
      id: "anthropic",
      name: "anthropic",
      tone: 1,
      isMain: false,
      points: [
        { day: "2026-11-01", value: 1 },
        { day: "2026-11-02", value: null },
        { day: "2026-11-03", value: 1 },
      ],
    },
  ]);
});

test("puts together what has no colour left, and loses nothing", () => {
  const operators = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];
  const days = operators.map((operator, index) => ({ day: range.from, operator, cost_usd: 10 - index }));

  const series = operatorSeries(days, range);

  expect(series.map(({ name, tone }) => [name, tone])).toEqual([
    ["a", 1],
    ["b", 2],
    ["c", 3],
    ["d", 4],
    ["e", 5],
    ["f", 6],
    ["Others", "other"],
  ]);
  expect(series.at(-1)?.points[0]).toEqual({ day: range.from, value: 4 + 3 + 2 });
});

test("has nothing to draw without costs", () => {
  expect(operatorSeries([], range)).toEqual([]);
});
