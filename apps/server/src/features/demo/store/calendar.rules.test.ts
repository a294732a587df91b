import { expect, test } from "vitest";
import { demoDays, momentOf, progressOf, webDayAt, webDayOf } from "./calendar.rules.ts";

const created = new Date("2026-11-21T12:31:40Z");

test("a demo has lived through 90 days, at the same hour each, of which the last is the day it was made", () => {
  expect(demoDays).toBe(90);
  expect(momentOf({ created, days: 60 }, 0)).toEqual(new Date("2026-09-23T12:00:00Z"));
  expect(momentOf({ created, days: 60 }, 1)).toEqual(new Date("2026-09-24T12:00:00Z"));
  expect(momentOf({ created, days: 60 }, 59)).toEqual(new Date("2026-11-21T12:00:00Z"));
});

test.each([
  [90, 0, 0],
  [90, 30, 30],
  [90, 89, 89],
  [5, 0, 0],
  [5, 1, 22],
  [5, 4, 89],
  [1, 0, 89],
])("a calendar of %i days sees on its day %i the web of day %i", (days, day, webDay) => {
  expect(webDayOf({ days }, day)).toBe(webDay);
});

test.each([
  ["2026-11-17T12:00:00Z", 0],
  ["2026-11-18T12:00:00Z", 22],
  ["2026-11-21T12:00:00Z", 89],
  ["2026-11-21T12:31:41Z", 89],
  ["2026-11-22T12:00:00Z", 90],
  ["2026-11-24T13:00:00Z", 92],
])(
  "at %s a calendar of 5 days is on day %i of the fictional web, which goes on when the calendar is over",
  (now, webDay) => {
    expect(webDayAt({ created, days: 5 }, new Date(now))).toBe(webDay);
  },
);

test.each([
  [60, 0, 0],
  [60, 1, 1],
  [60, 59, 98],
  [60, 60, 100],
])("of %i days %i done are %i %%", (days, days_done, percent) => {
  expect(progressOf({ days, days_done })).toBe(percent);
});
