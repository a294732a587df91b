import { daysApart, shiftDay } from "@citelens/contract/base/days";
import { describe, expect, test } from "vitest";
import { type Period, periodsOf, piecesOf } from "./periods.rules.ts";

const today = "2026-11-22";

function written({ start, end }: Period): string {
  return `${start} to ${end}`;
}

describe("the days that are compared", () => {
  test.each([
    [
      "by default the last month and as many days before it",
      {},
      today,
      "2026-10-23 to 2026-11-22",
      "2026-09-22 to 2026-10-22",
    ],
    [
      "at the end of March the whole month",
      {},
      "2026-03-31",
      "2026-03-01 to 2026-03-31",
      "2026-01-29 to 2026-02-28",
    ],
    [
      "at the end of March of a leap year with the 29th before it",
      {},
      "2028-03-31",
      "2028-03-01 to 2028-03-31",
      "2028-01-30 to 2028-02-29",
    ],
    [
      "on the 1st of January a month of the old year",
      {},
      "2026-01-01",
      "2025-12-02 to 2026-01-01",
      "2025-11-01 to 2025-12-01",
    ],
    [
      "one day and the day before",
      { start_date: today, end_date: today },
      today,
      "2026-11-22 to 2026-11-22",
      "2026-11-21 to 2026-11-21",
    ],
    [
      "a week over New Year",
      { start_date: "2026-01-01", end_date: "2026-01-07" },
      today,
      "2026-01-01 to 2026-01-07",
      "2025-12-25 to 2025-12-31",
    ],
    [
      "from a first day until today",
      { start_date: "2026-11-16" },
      today,
      "2026-11-16 to 2026-11-22",
      "2026-11-09 to 2026-11-15",
    ],
    [
      "the month to a last day",
      { end_date: "2026-06-30" },
      today,
      "2026-05-31 to 2026-06-30",
      "2026-04-30 to 2026-05-30",
    ],
    [
      "days of the user's choice",
      {
        start_date: "2026-11-01",
        end_date: "2026-11-10",
        compare_start_date: "2025-11-01",
        compare_end_date: "2025-11-30",
      },
      today,
      "2026-11-01 to 2026-11-10",
      "2025-11-01 to 2025-11-30",
    ],
    [
      "equally many days to a chosen last day",
      { start_date: "2026-11-01", end_date: "2026-11-10", compare_end_date: "2026-03-05" },
      today,
      "2026-11-01 to 2026-11-10",
      "2026-02-24 to 2026-03-05",
    ],
    [
      "from a chosen first day to the day before",
      { start_date: "2026-11-01", end_date: "2026-11-10", compare_start_date: "2026-01-01" },
      today,
      "2026-11-01 to 2026-11-10",
      "2026-01-01 to 2026-10-31",
    ],
    [
      "400 days and 400 before them",
      { start_date: "2025-10-19", end_date: "2026-11-22" },
      today,
      "2025-10-19 to 2026-11-22",
      "2024-09-14 to 2025-10-18",
    ],
  ])("are %s", (_, asked, on, now, before) => {
    const periods = periodsOf(asked, on);

    expect([written(periods.now), written(periods.before)]).toEqual([now, before]);
  });

  test("never begin behind their end", () => {
    const { now, before } = periodsOf(
      {
        start_date: "2026-11-25",
        end_date: "2026-11-20",
        compare_start_date: "2026-12-01",
        compare_end_date: "2026-10-01",
      },
      today,
    );

    expect([written(now), written(before)]).toEqual(["2026-11-20 to 2026-11-20", "2026-10-01 to 2026-10-01"]);
  });
});

describe("a period in pieces", () => {
  test.each<[string, Period, string | undefined, string[]]>([
    ["a week from Monday to Sunday", { start: "2026-11-16", end: today }, "2026-11-16 to 2026-11-16", []],
    [
      "a week without its Sunday",
      { start: "2026-11-16", end: "2026-11-21" },
      undefined,
      ["2026-11-16 to 2026-11-21"],
    ],
    [
      "a week without its Monday",
      { start: "2026-11-17", end: today },
      undefined,
      ["2026-11-17 to 2026-11-22"],
    ],
    [
      "twelve days over a Monday without a whole week",
      { start: "2026-11-10", end: "2026-11-21" },
      undefined,
      ["2026-11-10 to 2026-11-21"],
    ],
    [
      "a week with a day at each end",
      { start: "2026-11-15", end: "2026-11-23" },
      "2026-11-16 to 2026-11-16",
      ["2026-11-15 to 2026-11-15", "2026-11-23 to 2026-11-23"],
    ],
    [
      "a month that ends on a Sunday",
      { start: "2026-10-23", end: today },
      "2026-10-26 to 2026-11-16",
      ["2026-10-23 to 2026-10-25"],
    ],
    ["two weeks over New Year", { start: "2025-12-29", end: "2026-01-11" }, "2025-12-29 to 2026-01-05", []],
    ["one Monday", { start: "2026-11-16", end: "2026-11-16" }, undefined, ["2026-11-16 to 2026-11-16"]],
  ])("is for %s", (_, period, weeks, days) => {
    const pieces = piecesOf(period);

    expect(pieces.weeks && written(pieces.weeks)).toBe(weeks);
    expect(pieces.days.map(written)).toEqual(days);
  });

  test("holds each day once, whatever its first weekday and its length", () => {
    for (let first = 0; first < 7; first++) {
      for (let length = 1; length <= 40; length++) {
        const start = shiftDay("2026-02-23", first);
        const { weeks, days } = piecesOf({ start, end: shiftDay(start, length - 1) });

        const whole = weeks ? [{ start: weeks.start, end: shiftDay(weeks.end, 6) }] : [];
        const found = [...whole, ...days].flatMap((piece) =>
          Array.from({ length: daysApart(piece.start, piece.end) + 1 }, (_, at) => shiftDay(piece.start, at)),
        );
        expect(found.toSorted()).toEqual(Array.from({ length }, (_, at) => shiftDay(start, at)));
      }
    }
  });
});
