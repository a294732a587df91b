import { expect, test } from "vitest";
import { daysOf, isDays, recentPeriods } from "./period.rules.ts";

test("the periods are offered from short to long", () => {
  expect(recentPeriods).toEqual([
    { value: "7", label: "Last 7 days" },
    { value: "30", label: "Last 30 days" },
    { value: "90", label: "Last 90 days" },
  ]);
});

test.each([
  ["7", "2026-11-20", "2026-11-14"],
  ["7", "2026-11-03", "2026-10-28"],
  ["30", "2026-01-15", "2025-12-17"],
  ["30", "2026-03-01", "2026-01-31"],
  ["30", "2028-03-01", "2028-02-01"],
  ["90", "2026-11-20", "2026-08-23"],
  ["90", "2026-03-31", "2026-01-01"],
  ["7", "2026-03-29", "2026-03-23"],
] as const)("the last %s days on %s begin on %s and end today", (period, today, from) => {
  expect(daysOf(period, today)).toEqual({ from, to: today });
});

test("fixed days stay fixed, and any time has no days", () => {
  const range = { from: "2025-12-30", to: "2026-01-02" };

  expect(daysOf(range, "2026-11-20")).toEqual(range);
  expect(daysOf(undefined, "2026-11-20")).toBeUndefined();
});

test.each([
  ["2026-11-01", "2026-11-20", true],
  ["2026-11-20", "2026-11-20", true],
  ["2025-12-31", "2026-01-01", true],
  ["2028-02-29", "2028-03-01", true],
  ["2026-11-20", "2026-11-19", false],
  ["2026-02-29", "2026-03-01", false],
  ["2026-11-01", "2026-11-31", false],
  ["2026-11-01", "", false],
  [undefined, "2026-11-20", false],
  ["2026-11-01", null, false],
  [20261101, 20261120, false],
  [["2026-11-01"], "2026-11-20", false],
])("from %j to %j are days in order: %s", (from, to, areDays) => {
  expect(isDays(from, to)).toBe(areDays);
});
