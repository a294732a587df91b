import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  dayAfter,
  dayIn,
  daysApart,
  earlier,
  firstOfMonthsTo,
  hourMs,
  isDay,
  later,
  mondayOf,
  monthBefore,
  shiftDay,
  startOfDay,
} from "../../src/base/days.ts";

test.each([
  ["UTC", "2026-11-21", "2026-11-21T00:00:00.000Z"],
  ["Asia/Tokyo", "2026-11-21", "2026-11-20T15:00:00.000Z"],
  ["America/Los_Angeles", "2026-11-21", "2026-11-21T08:00:00.000Z"],
  ["Asia/Kathmandu", "2026-11-21", "2026-11-20T18:15:00.000Z"],
  ["Pacific/Kiritimati", "2026-11-21", "2026-11-20T10:00:00.000Z"],
  ["Pacific/Niue", "2026-11-21", "2026-11-21T11:00:00.000Z"],
  ["europe/paris", "2026-03-29", "2026-03-28T23:00:00.000Z"],
])("in %s the day %s begins at %s", (zone, day, instant) => {
  expect(startOfDay(zone, day).toISOString()).toBe(instant);
});

test.each([
  ["a day on which clocks go forward has 23 hours", "America/Los_Angeles", "2026-03-08", 23],
  ["a day on which clocks go back has 25 hours", "America/Los_Angeles", "2026-11-01", 25],
  ["a day that begins at one o'clock has 23 hours", "Africa/Cairo", "2026-04-24", 23],
  ["any other day has 24 hours", "America/Los_Angeles", "2026-11-02", 24],
])("%s", (_, zone, day, hours) => {
  const ms = startOfDay(zone, dayAfter(day)).getTime() - startOfDay(zone, day).getTime();

  expect(ms / 3_600_000).toBe(hours);
});

test("the last millisecond of a day belongs to it and the next one does not", () => {
  for (const zone of ["Asia/Tokyo", "America/Los_Angeles", "Africa/Cairo", "Australia/Lord_Howe", "UTC"]) {
    for (const day of ["2026-03-08", "2026-04-24", "2026-10-04", "2026-11-01", "2026-12-31"]) {
      const end = startOfDay(zone, dayAfter(day)).getTime();

      expect([dayIn(zone, new Date(end - 1)), dayIn(zone, new Date(end))]).toEqual([day, dayAfter(day)]);
    }
  }
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

test.each([
  ["2026-03-02", "2026-03-02"],
  ["2026-03-04", "2026-03-02"],
  ["2026-03-08", "2026-03-02"],
  ["2026-03-01", "2026-02-23"],
  ["2027-01-01", "2026-12-28"],
])("%s lies in the week of %s", (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

test("an instant is moved by milliseconds, whatever clocks do at that hour", () => {
  const beforeSummerTime = new Date("2026-03-29T00:30:00Z");

  expect(later(beforeSummerTime, hourMs)).toEqual(new Date("2026-03-29T01:30:00Z"));
  expect(earlier(later(beforeSummerTime, hourMs), hourMs)).toEqual(beforeSummerTime);
});

test.each([
  ["2026-11-21", true],
  ["2028-02-29", true],
  ["2000-02-29", true],
  ["1900-02-29", false],
  ["2026-02-29", false],
  ["2026-04-31", false],
  ["2026-12-32", false],
  ["2026-00-01", false],
  ["2026-11-1", false],
  ["2026-11-21 ", false],
  ["+2026-11-21", false],
  ["0001-01-01", true],
  ["0000-12-31", false],
  ["", false],
])("%j is a day of the calendar: %s", (value, isOne) => {
  expect(isDay(value)).toBe(isOne);
});

test.each([
  ["2026-11-20", 1, "2026-10-21"],
  ["2026-11-30", 1, "2026-10-31"],
  ["2026-01-31", 1, "2026-01-01"],
  ["2026-03-31", 1, "2026-03-01"],
  ["2028-03-31", 1, "2028-03-01"],
  ["2026-01-01", 1, "2025-12-02"],
  ["2026-11-20", 3, "2026-08-21"],
  ["2026-02-28", 12, "2025-03-01"],
  ["2028-02-29", 12, "2027-03-01"],
])("the month or months that end with %s, %i of them, begin on %s", (day, months, first) => {
  expect(firstOfMonthsTo(day, months)).toBe(first);
});

test.each([
  ["UTC", "2026-12-31T23:59:59.999Z", "2026-12-31"],
  ["Pacific/Kiritimati", "2026-12-31T10:00:00Z", "2027-01-01"],
  ["Pacific/Niue", "2027-01-01T10:59:59Z", "2026-12-31"],
  ["Asia/Kathmandu", "2026-11-20T18:14:59Z", "2026-11-20"],
  ["Asia/Kathmandu", "2026-11-20T18:15:00Z", "2026-11-21"],
  ["America/St_Johns", "2026-01-01T03:29:59Z", "2025-12-31"],
  ["America/St_Johns", "2026-01-01T03:30:00Z", "2026-01-01"],
])("in %s the instant %s belongs to %s", (zone, instant, day) => {
  expect(dayIn(zone, new Date(instant))).toBe(day);
});

test("one zone after the other, and an earlier instant after a later one, are each read for themselves", () => {
  const [before, after] = [new Date("2026-11-20T23:59:00Z"), new Date("2026-11-21T00:01:00Z")];

  expect([
    dayIn("UTC", after),
    dayIn("Asia/Tokyo", after),
    dayIn("UTC", before),
    dayIn("UTC", after),
  ]).toEqual(["2026-11-21", "2026-11-21", "2026-11-20", "2026-11-21"]);
});

test("an unknown time zone is an error, not another day", () => {
  expect(() => dayIn("Mars/Olympus", new Date(0))).toThrow(RangeError);
});
