import { expect, test } from "vitest";
import type { Series, SeriesPoint } from "./time-series-props.ts";
import { timeSeriesTable } from "./time-series-table.ts";

const format = (value: number): string => `${value} %`;

test("has a row for each day and a column for each series, with nothing where nothing was measured", () => {
  const ours = seriesOf("Northwind", [
    { day: "2026-11-01", value: 10 },
    { day: "2026-11-02", value: null },
  ]);
  const theirs = seriesOf("Contoso", [{ day: "2026-11-02", value: 7 }]);

  const { columns, rows } = timeSeriesTable({ series: [ours, theirs], format });

  expect(columns.map(({ header }) => header)).toEqual(["Day", "Northwind", "Contoso"]);
  expect(columns.map((column) => column.format?.(5))).toEqual([undefined, "5 %", "5 %"]);
  expect(rows).toEqual([
    ["2026-11-01", 10, null],
    ["2026-11-02", null, 7],
  ]);
});

test("says of the main series on how many answers each value rests, and its interval", () => {
  const ours = seriesOf("Northwind", [
    { day: "2026-11-01", value: 50, n: 20, low: 30, high: 70 },
    { day: "2026-11-02", value: null },
  ]);

  const { columns, rows } = timeSeriesTable({ series: [ours], format });

  expect(columns.map(({ header }) => header)).toEqual([
    "Day",
    "Northwind",
    "Northwind, answers",
    "Northwind, interval from",
    "Northwind, interval to",
  ]);
  expect(rows).toEqual([
    ["2026-11-01", 50, 20, 30, 70],
    ["2026-11-02", null, null, null, null],
  ]);
});

test("sets the period before beside it, day by day", () => {
  const ours = seriesOf("Northwind", [{ day: "2026-11-02", value: 10 }]);
  const before = seriesOf("Northwind", [{ day: "2026-11-01", value: 8 }]);

  const { columns, rows } = timeSeriesTable({ series: [ours], previous: [before], format });

  expect(columns.map(({ header }) => header)).toEqual([
    "Day",
    "Northwind",
    "Compared day",
    "Northwind, before",
  ]);
  expect(rows).toEqual([["2026-11-02", 10, "2026-11-01", 8]]);
});

function seriesOf(name: string, points: readonly SeriesPoint[]): Series {
  return { id: name, name, tone: 1, isMain: true, points };
}
