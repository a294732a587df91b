import { dayAfter, dayIn, startOfDay } from "@citelens/contract/calendar";
import { expect, test } from "vitest";

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
