import { shiftDay } from "@citelens/contract/calendar";
import { daysApart } from "@citelens/contract/days";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { isRange, monthBefore, todayIn, widestRange } from "./day-range.ts";

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

describe("day arithmetic", () => {
  test.each([
    ["2026-03-01", -1, "2026-02-28"],
    ["2028-03-01", -1, "2028-02-29"],
    ["2026-12-31", 1, "2027-01-01"],
    ["2026-03-29", 1, "2026-03-30"],
    ["2026-11-20", -6, "2026-11-14"],
  ])("%s shifted by %i days is %s", (day, days, shifted) => {
    expect(shiftDay(day, days)).toBe(shifted);
  });

  test.each([
    ["2026-11-20", "2026-10-20"],
    ["2026-01-15", "2025-12-15"],
    ["2026-03-31", "2026-02-28"],
    ["2028-03-30", "2028-02-29"],
    ["2026-07-31", "2026-06-30"],
  ])("the month before %s is %s", (day, before) => {
    expect(monthBefore(day)).toBe(before);
  });

  test.each([
    ["2026-11-20", "2026-08-20"],
    ["2026-01-15", "2025-10-15"],
    ["2026-05-31", "2026-02-28"],
    ["2028-05-30", "2028-02-29"],
  ])("three months before %s is %s", (day, before) => {
    expect(monthBefore(day, 3)).toBe(before);
  });

  it("counts back what it shifted, for every day", () => {
    const days = fc.date({ min: new Date("2001-01-01"), max: new Date("2098-12-31"), noInvalidDate: true });

    fc.assert(
      fc.property(days, fc.integer({ min: -500, max: 500 }), (date, shift) => {
        const day = date.toISOString().slice(0, 10);
        expect(daysApart(day, shiftDay(day, shift))).toBe(shift);
      }),
    );
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
