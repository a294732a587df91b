import { describe, expect, test } from "vitest";
import { day, rangeFault } from "../../src/base/dates.ts";

describe("a day in a request", () => {
  test.each(["2026-11-21", "2028-02-29", "2026-12-31", "2027-01-01", "2000-02-29"])("%s is one", (value) => {
    expect(day.parse(value)).toBe(value);
  });

  test.each([
    ["a day that no month has", "2026-11-31"],
    ["29 February of another year", "2026-02-29"],
    ["29 February of 1900, no leap year", "1900-02-29"],
    ["month 13", "2026-13-01"],
    ["month 0", "2026-00-10"],
    ["day 0", "2026-11-00"],
    ["another order", "21-11-2026"],
    ["an instant", "2026-11-21T00:00:00Z"],
    ["short numbers", "2026-1-2"],
    ["a space before it", " 2026-11-21"],
    ["a line end after it", "2026-11-21\n"],
    ["digits of another script", "２０２６-11-21"],
    ["nothing", ""],
    ["a year of five digits", "12026-11-21"],
  ])("%s is refused with how to write it", (_, value) => {
    expect(day.safeParse(value).error?.issues.map(({ message }) => message)).toEqual([
      "Enter a date as yyyy-MM-dd.",
    ]);
  });
});

describe("a range of days", () => {
  test.each([
    ["one day", "2026-11-21", "2026-11-21"],
    ["the turn of a month", "2026-10-31", "2026-11-01"],
    ["the turn of a year", "2025-12-31", "2026-01-01"],
    ["400 days", "2025-01-01", "2026-02-04"],
    ["400 days with a 29 February in them", "2028-01-01", "2029-02-03"],
  ])("of %s is accepted", (_, from, to) => {
    expect(rangeFault(from, to)).toBeUndefined();
  });

  test.each([
    ["2026-11-21", "2026-11-20"],
    ["2026-01-01", "2025-12-31"],
    ["2027-01-01", "2025-01-01"],
  ])("from %s to %s runs backwards", (from, to) => {
    expect(rangeFault(from, to)).toBe("The end date must not be before the start date.");
  });

  test.each([
    ["401 days", "2025-01-01", "2026-02-05"],
    ["401 days with a 29 February in them", "2028-01-01", "2029-02-04"],
    ["ten years", "2016-01-01", "2026-01-01"],
  ])("of %s is too long", (_, from, to) => {
    expect(rangeFault(from, to)).toBe("The range may have at most 400 days.");
  });
});
