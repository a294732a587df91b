import fc from "fast-check";
import { expect, it, test } from "vitest";
import {
  dayOfInstantText,
  dayText,
  fromAddressDay,
  instantText,
  monthText,
  relativeTime,
  shortDayText,
  toAddressDay,
  weekdayText,
} from "./dates.ts";

const now = new Date("2026-11-21T12:00:00Z");
const second = 1;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [0, "just now"],
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
  expect(relativeTime("2026-11-21T12:00:09Z", now)).toBe("just now");
});

test("has no words for what is no instant", () => {
  expect(relativeTime("soon", now)).toBeUndefined();
  expect(relativeTime("", now)).toBeUndefined();
});

test("writes a day and an instant in one way, in English whatever the browser speaks", () => {
  expect(dayText("2026-09-07")).toBe("7 Sept 2026");
  expect(monthText("2026-09")).toBe("September 2026");
  expect(shortDayText("2026-09-07")).toBe("7 Sept");
  expect(weekdayText("2026-09-07")).toBe("Mon, 7 Sept 2026");
  expect(instantText(localInstant("2026-09-07T09:05:00"))).toBe("7 Sept 2026, 09:05");
});

test("dates a paper by the day in UTC, wherever it is read", () => {
  expect(dayOfInstantText("2026-11-20T23:59:59Z")).toBe("20 Nov 2026");
  expect(dayOfInstantText(Date.parse("2026-11-21T00:00:00Z"))).toBe("21 Nov 2026");
});

test("says of what is no date that it is unknown", () => {
  expect([instantText("soon"), dayText("soon"), dayOfInstantText("")]).toEqual(Array(3).fill("Unknown date"));
});

/** The instant at which the clock of this machine shows this. */
function localInstant(clock: string): string {
  return new Date(clock).toISOString();
}

test.each([
  ["20-11-26", "2026-11-20"],
  ["01-01-00", "2000-01-01"],
  ["31-12-99", "2099-12-31"],
  ["29-02-28", "2028-02-29"],
])("reads %s as %s", (address, day) => {
  expect(fromAddressDay(address)).toBe(day);
});

test.each([
  ["29-02-26"],
  ["31-04-26"],
  ["00-01-26"],
  ["01-13-26"],
  ["1-1-26"],
  ["20-11-2026"],
  ["2026-11-20"],
  ["20/11/26"],
  [" 20-11-26"],
  ["20-11-26\n"],
  [""],
  [201126],
  [undefined],
  [null],
  [{}],
])("ignores %j", (value) => {
  expect(fromAddressDay(value)).toBeUndefined();
});

it("reads back every day of the century that it wrote", () => {
  const days = fc.date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });

  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10);
      expect(fromAddressDay(toAddressDay(day))).toBe(day);
    }),
  );
});
