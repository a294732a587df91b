import { expect, test } from "vitest";
import { formatDayRange, nextRange, previousRange, yearBefore } from "./day-range.ts";

test.each([
  ["2026-10-21", "2026-11-20", "21 Oct – 20 Nov 2026"],
  ["2026-11-14", "2026-11-20", "14 – 20 Nov 2026"],
  ["2025-12-28", "2026-01-03", "28 Dec 2025 – 3 Jan 2026"],
  ["2026-11-20", "2026-11-20", "20 Nov 2026"],
])("says %s to %s as people read it", (from, to, text) => {
  expect(formatDayRange({ from, to })).toBe(text);
});

test("steps back by the length of the range, over the end of a month", () => {
  const lastWeek = { from: "2026-11-02", to: "2026-11-08" };

  const before = previousRange(lastWeek);

  expect(before).toEqual({ from: "2026-10-26", to: "2026-11-01" });
});

test("steps by whole days when the clocks change in between", () => {
  const october = { from: "2026-10-01", to: "2026-10-31" };

  const before = previousRange(october);

  expect(before).toEqual({ from: "2026-08-31", to: "2026-09-30" });
});

test("steps forward and back to where it was", () => {
  const range = { from: "2026-10-05", to: "2026-10-11" };

  const back = nextRange(previousRange(range), "2026-11-20");

  expect(back).toEqual(range);
});

test("never steps beyond today", () => {
  const range = { from: "2026-11-11", to: "2026-11-17" };

  const next = nextRange(range, "2026-11-20");

  expect(next).toEqual({ from: "2026-11-14", to: "2026-11-20" });
});

test("finds the same days of the year before, also of a leap year", () => {
  const leapDay = { from: "2028-02-29", to: "2028-03-31" };

  const before = yearBefore(leapDay);

  expect(before).toEqual({ from: "2027-02-28", to: "2027-03-31" });
});
