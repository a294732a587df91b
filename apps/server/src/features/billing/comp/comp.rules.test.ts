import { expect, test } from "vitest";
import { nextMonthOf } from "./comp.rules.ts";

test.each([
  ["2026-01-15T10:00:00Z", "2026-01-15T10:00:00Z", "2026-02-15T10:00:00Z"],
  ["2026-01-31T10:00:00Z", "2026-01-31T10:00:00Z", "2026-02-28T10:00:00Z"],
  ["2026-01-31T10:00:00Z", "2026-02-28T10:00:00Z", "2026-03-31T10:00:00Z"],
  ["2026-01-31T10:00:00Z", "2026-02-28T09:59:59Z", "2026-02-28T10:00:00Z"],
  ["2025-12-31T23:30:00Z", "2026-04-30T23:30:00Z", "2026-05-31T23:30:00Z"],
  ["2026-11-27T00:00:00Z", "2027-11-26T23:59:59Z", "2027-11-27T00:00:00Z"],
])("of a plan given at %s, the month after %s begins at %s", (since, now, next) => {
  expect(nextMonthOf(new Date(since), new Date(now))).toEqual(new Date(next));
});
