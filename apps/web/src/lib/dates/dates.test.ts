import { expect, test } from "vitest";
import { relativeTime } from "./dates.ts";

const now = new Date("2026-11-21T12:00:00Z");
const second = 1;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [0, "0 seconds ago"],
  [1 * second, "1 second ago"],
  [59 * second, "59 seconds ago"],
  [60 * second, "1 minute ago"],
  [2 * minute - second, "1 minute ago"],
  [59 * minute + 59 * second, "59 minutes ago"],
  [60 * minute, "1 hour ago"],
  [23 * hour + 59 * minute, "23 hours ago"],
  [24 * hour, "1 day ago"],
  [29 * day + 23 * hour, "29 days ago"],
  [30 * day, "1 month ago"],
  [359 * day, "11 months ago"],
  [360 * day, "1 year ago"],
  [725 * day, "2 years ago"],
])("tells %d seconds as %s", (secondsAgo, wording) => {
  const instant = new Date(now.getTime() - secondsAgo * 1000).toISOString();

  expect(relativeTime(instant, now)).toBe(wording);
});

test("takes an instant that is still to come for now, because clocks differ", () => {
  expect(relativeTime("2026-11-21T12:00:09Z", now)).toBe("0 seconds ago");
});

test("has no words for what is no instant", () => {
  expect(relativeTime("soon", now)).toBeUndefined();
  expect(relativeTime("", now)).toBeUndefined();
});
