import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chargedReads, type DayReads, dayReadsOf, earnedParts } from "./day-figures.rules.ts";

const at = (time: string): number => Date.parse(`2026-11-${time}:00.000Z`);
const sum = (time: string, reads: number, placement_id = "below") => ({
  creative_id: "creative",
  placement_id,
  quarter_ms: at(time),
  reads,
  proven: 1,
  billable: reads,
  prices: reads * 500,
});

test("days begin where the advertiser's do", () => {
  const sums = [sum("26T22:45", 1), sum("26T23:00", 2), sum("27T10:00", 3), sum("27T23:00", 4)];

  expect(
    dayReadsOf(sums, "Europe/Paris").map(({ day, reads, proven, wanted }) => [day, reads, proven, wanted]),
  ).toEqual([
    ["2026-11-26", 1, 1, 5_000],
    ["2026-11-27", 5, 2, 25_000],
    ["2026-11-28", 4, 1, 20_000],
  ]);
  expect(dayReadsOf(sums, "UTC").map(({ day, reads }) => [day, reads])).toEqual([
    ["2026-11-26", 3],
    ["2026-11-27", 7],
  ]);
});

test("each place is counted by itself", () => {
  const sums = [sum("27T10:00", 3), sum("27T11:00", 4, "top"), sum("27T12:00", 5)];

  expect(dayReadsOf(sums, "UTC").map(({ placementId, reads }) => [placementId, reads])).toEqual([
    ["below", 8],
    ["top", 4],
  ]);
});

const reads = (day: string, wanted: number): DayReads => ({
  day,
  creativeId: "creative",
  placementId: "below",
  reads: 1,
  proven: 0,
  billable: 1,
  wanted,
});

describe("what is charged", () => {
  test.each([
    ["all within budgets", [reads("1", 10), reads("2", 20)], [], [10, 20]],
    ["up to the day's budget", [reads("1", 60), reads("1", 60), reads("2", 60)], [], [60, 40, 60]],
    ["up to the whole budget", [reads("1", 100), reads("2", 100), reads("3", 100)], [], [100, 100, 50]],
    ["less what others' pages took of the day", [reads("1", 60)], [{ day: "1", micros: 70 }], [30]],
    ["less what was spent on other days", [reads("3", 60)], [{ day: "1", micros: 230 }], [20]],
    ["nothing once all is spent", [reads("3", 60)], [{ day: "1", micros: 250 }], [0]],
  ])("is %s", (_, days, beside, micros) => {
    expect(
      chargedReads(days, { budgetMicros: 250, dailyMicros: 100, beside, kept: [] }).map((day) => day.micros),
    ).toEqual(micros);
  });

  test("is never above a budget, and never more than was wanted", () => {
    const amount = fc.integer({ min: 0, max: 1_000 });
    const day = fc.constantFrom("1", "2", "3");
    fc.assert(
      fc.property(
        fc.array(fc.tuple(day, amount)),
        fc.array(fc.record({ day, micros: amount })),
        amount,
        amount,
        (wanted, beside, budgetMicros, dailyMicros) => {
          const days = wanted.map(([of, micros]) => reads(of, micros));
          const charged = chargedReads(days, { budgetMicros, dailyMicros, beside, kept: [] });
          const spentBeside = beside.reduce((whole, { micros }) => whole + micros, 0);
          const spent = charged.reduce((whole, { micros }) => whole + micros, 0);
          expect(charged.every(({ micros, wanted: most }) => micros >= 0 && micros <= most)).toBe(true);
          expect(spent).toBeLessThanOrEqual(Math.max(0, budgetMicros - spentBeside));
          for (const one of ["1", "2", "3"]) {
            const on = (rows: readonly { readonly day: string; readonly micros: number }[]) =>
              rows.filter((row) => row.day === one).reduce((whole, { micros }) => whole + micros, 0);
            expect(on(charged)).toBeLessThanOrEqual(Math.max(0, dailyMicros - on(beside)));
          }
        },
      ),
    );
  });
});

test.each([
  ["at first", { micros: 100, before: { micros: 0, earnedParts: 0 }, revenueShare: 70 }, 7_000],
  [
    "what comes with the part of now",
    { micros: 150, before: { micros: 100, earnedParts: 7_000 }, revenueShare: 50 },
    9_500,
  ],
  [
    "nothing anew where only the part changed",
    { micros: 100, before: { micros: 100, earnedParts: 7_000 }, revenueShare: 0 },
    7_000,
  ],
  [
    "less where less was read",
    { micros: 50, before: { micros: 100, earnedParts: 7_001 }, revenueShare: 90 },
    3_500,
  ],
  ["nothing of nothing", { micros: 0, before: { micros: 0, earnedParts: 0 }, revenueShare: 90 }, 0],
])("a website earns %s", (_, charge, parts) => {
  expect(earnedParts(charge)).toBe(parts);
});
