import { describe, expect, test } from "vitest";
import { instantAt, wallTimeIn } from "./wall-time.ts";

describe("the clock of a time zone", () => {
  test.each([
    ["UTC", "2026-11-20T11:59", "2026-11-20T11:59:00.000Z"],
    ["Europe/Paris", "2026-11-20T00:30", "2026-11-19T23:30:00.000Z"],
    ["America/Los_Angeles", "2026-07-01T23:59", "2026-07-02T06:59:00.000Z"],
    ["Asia/Kathmandu", "2026-01-01T05:45", "2026-01-01T00:00:00.000Z"],
    // The hour before the clock is put on, and the one after.
    ["Europe/Paris", "2026-03-29T01:30", "2026-03-29T00:30:00.000Z"],
    ["Europe/Paris", "2026-03-29T03:30", "2026-03-29T01:30:00.000Z"],
    ["Nowhere/At-All", "2026-11-20T11:59", "2026-11-20T11:59:00.000Z"],
  ])("%s shows %s at %s", (timeZone, wallTime, instant) => {
    expect(instantAt(timeZone, wallTime)).toBe(instant);
    expect(wallTimeIn(timeZone, Date.parse(instant))).toBe(wallTime);
  });

  test.each(["", "2026-11-20", "12026-11-20T11:59", "2026-13-01T11:59"])("shows no %j", (text) => {
    expect(instantAt("UTC", text)).toBeUndefined();
  });
});
