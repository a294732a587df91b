import { expect, test } from "vitest";
import { demoDays, momentOf, progressOf, webDayOf } from "./calendar.rules.ts";

const created = new Date("2026-11-21T12:31:40Z");

test("a demo has lived through 60 days, at the same hour each, of which the last is the day it was made", () => {
  expect(demoDays).toBe(60);
  expect(momentOf({ created, days: 60 }, 0)).toEqual(new Date("2026-09-23T12:00:00Z"));
  expect(momentOf({ created, days: 60 }, 1)).toEqual(new Date("2026-09-24T12:00:00Z"));
  expect(momentOf({ created, days: 60 }, 59)).toEqual(new Date("2026-11-21T12:00:00Z"));
});

test.each([
  [60, 0, 0],
  [60, 30, 30],
  [60, 59, 59],
  [5, 0, 0],
  [5, 1, 15],
  [5, 4, 59],
  [1, 0, 59],
])("a calendar of %i days sees on its day %i the web of day %i", (days, day, webDay) => {
  expect(webDayOf({ days }, day)).toBe(webDay);
});

test.each([
  [60, 0, 0],
  [60, 1, 1],
  [60, 59, 98],
  [60, 60, 100],
])("of %i days %i done are %i %%", (days, days_done, percent) => {
  expect(progressOf({ days, days_done })).toBe(percent);
});
