import { shiftDay } from "@citelens/contract/base/days";
import { describe, expect, it, test } from "vitest";
import {
  isRange,
  nextRange,
  previousRange,
  rangeText,
  todayIn,
  widestRange,
  yearBefore,
} from "./day-range.ts";

describe("today in a time zone", () => {
  const newYearInUtc = Date.parse("2026-12-31T23:30:00Z");

  test.each([
    ["UTC", "2026-12-31"],
    ["Europe/Paris", "2027-01-01"],
    ["America/Los_Angeles", "2026-12-31"],
    ["Pacific/Kiritimati", "2027-01-01"],
    ["Pacific/Pago_Pago", "2026-12-31"],
  ])("in %s it is %s", (timeZone, day) => {
    expect(todayIn(timeZone, newYearInUtc)).toBe(day);
  });

  test.each([
    ["the hour that is skipped", "2026-03-29T01:30:00Z", "2026-03-29"],
    ["the last minute before midnight in summer", "2026-10-24T21:59:00Z", "2026-10-24"],
    ["the first minute after it", "2026-10-24T22:00:00Z", "2026-10-25"],
    ["the first minute after midnight in winter", "2026-10-25T23:00:00Z", "2026-10-26"],
  ])("follows the clock changes of Paris: %s", (_, instant, day) => {
    expect(todayIn("Europe/Paris", Date.parse(instant))).toBe(day);
  });

  it("takes UTC for a zone that the browser does not know", () => {
    expect(todayIn("Mars/Olympus_Mons", newYearInUtc)).toBe("2026-12-31");
  });
});

describe("what counts as a range", () => {
  test.each([
    ["one day", "2026-11-20", "2026-11-20", true],
    ["a week", "2026-11-14", "2026-11-20", true],
    ["turned around", "2026-11-20", "2026-11-14", false],
    ["a day that does not exist", "2026-02-30", "2026-03-01", false],
    ["not a day", "yesterday", "2026-03-01", false],
    ["400 days", shiftDay("2026-11-20", -399), "2026-11-20", true],
    ["401 days", shiftDay("2026-11-20", -400), "2026-11-20", false],
  ])("%s", (_, from, to, is) => {
    expect(isRange({ from, to })).toBe(is);
  });

  it("goes back as far as the server allows and no further", () => {
    const widest = widestRange("2026-11-20");

    const further = { ...widest, from: shiftDay(widest.from, -1) };

    expect(isRange(widest)).toBe(true);
    expect(isRange(further)).toBe(false);
  });
});

test.each([
  ["2026-10-21", "2026-11-20", "21 Oct – 20 Nov 2026"],
  ["2026-11-14", "2026-11-20", "14 – 20 Nov 2026"],
  ["2025-12-28", "2026-01-03", "28 Dec 2025 – 3 Jan 2026"],
  ["2026-11-20", "2026-11-20", "20 Nov 2026"],
])("says %s to %s as people read it", (from, to, text) => {
  expect(rangeText({ from, to })).toBe(text);
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
