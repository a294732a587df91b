import { expect, test } from "vitest";
import { daysToRead } from "./insight-days.rules.ts";

test.each([
  ["UTC", "2026-11-20T00:00:00Z", "2026-11-18", "2026-11-20"],
  ["America/New_York", "2026-11-20T04:59:59Z", "2026-11-17", "2026-11-19"],
  ["Pacific/Auckland", "2026-11-20T11:00:00Z", "2026-11-19", "2026-11-21"],
  ["UTC", "2027-01-01T12:00:00Z", "2026-12-30", "2027-01-01"],
])("in %s at %s the days from %s to %s are read", (timeZone, now, from, to) => {
  expect(daysToRead(timeZone, new Date(now))).toEqual({ from, to });
});
