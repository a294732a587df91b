import { expect, test } from "vitest";
import { chartRows, highestOf, highestStack, isolatedIndexes } from "./chart-rows.ts";
import type { Series, SeriesPoint } from "./time-series-props.ts";

test("has a row for each day that any series names, in order, without what is null", () => {
  const ours = seriesOf("ours", [
    { day: "2026-11-01", value: 10 },
    { day: "2026-11-02", value: null },
  ]);
  const theirs = seriesOf("theirs", [
    { day: "2026-11-03", value: 5 },
    { day: "2026-11-02", value: 4 },
  ]);

  const rows = chartRows([ours, theirs]);

  expect(rows.map(({ day, points }) => [day, [...points.keys()]])).toEqual([
    ["2026-11-01", ["ours"]],
    ["2026-11-02", ["theirs"]],
    ["2026-11-03", ["theirs"]],
  ]);
  expect(rows.map(({ x }) => x - (rows[0]?.x ?? 0))).toEqual([0, 1, 2]);
});

test("sets the days of the period before against the days in their order, and leaves out what is too much", () => {
  const now = seriesOf("ours", [
    { day: "2026-11-03", value: 1 },
    { day: "2026-11-04", value: 2 },
  ]);
  const before = seriesOf("ours", [
    { day: "2026-10-31", value: null },
    { day: "2026-11-01", value: 8 },
    { day: "2026-11-02", value: 9 },
  ]);

  const rows = chartRows([now], [before]);

  expect(rows.map(({ previousDay, previous }) => [previousDay, previous.get("ours")?.value])).toEqual([
    ["2026-10-31", undefined],
    ["2026-11-01", 8],
  ]);
});

test.each([
  [[1, 2, 3], []],
  [[1, null, 3, 4], [0]],
  [[null, 2, null], [1]],
  [[1, 2, undefined, 4], [3]],
  [[7], [0]],
  [[], []],
])("of %j, only those at %j stand alone", (values, indexes) => {
  expect([...isolatedIndexes(values)]).toEqual(indexes);
});

test("counts the ends of intervals only where they are drawn, the period before always, what is hidden never", () => {
  const now = seriesOf("ours", [{ day: "2026-11-03", value: 10, low: 5, high: 40 }]);
  const theirs = seriesOf("theirs", [{ day: "2026-11-03", value: 90 }]);
  const before = seriesOf("ours", [{ day: "2026-11-02", value: 20 }]);
  const rows = chartRows([now, theirs], [before]);
  const [none, ours] = [new Set<string>(), new Set(["ours"])];

  expect(highestOf(rows, { shown: ours, banded: none })).toBe(20);
  expect(highestOf(rows, { shown: ours, banded: ours })).toBe(40);
  expect(highestOf(rows, { shown: none, banded: ours })).toBe(0);
  expect(highestOf(rows, { shown: new Set(["ours", "theirs"]), banded: none })).toBe(90);
});

test("a stack is as high as the sum of what is drawn on its day", () => {
  const ours = seriesOf("ours", [
    { day: "2026-11-03", value: 10 },
    { day: "2026-11-04", value: 30 },
  ]);
  const theirs = seriesOf("theirs", [{ day: "2026-11-03", value: 25 }]);
  const rows = chartRows([ours, theirs]);

  expect(highestStack(rows, new Set(["ours", "theirs"]))).toBe(35);
  expect(highestStack(rows, new Set(["ours"]))).toBe(30);
  expect(highestStack(rows, new Set())).toBe(0);
});

function seriesOf(id: string, points: readonly SeriesPoint[]): Series {
  return { id, name: id, tone: 1, isMain: true, points };
}
