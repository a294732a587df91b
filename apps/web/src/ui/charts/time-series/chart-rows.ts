import { timeNumber } from "./chart-times.ts";
import type { Series, SeriesPoint } from "./time-series-props.ts";

/** Everything drawn above one day. */
export interface ChartRow {
  /** A day, or an hour of one. */
  readonly day: string;
  /** Position on the axis. */
  readonly x: number;
  /** By series id; absent without a value. */
  readonly points: ReadonlyMap<string, ValuedPoint>;
  readonly previousDay: string | undefined;
  readonly previous: ReadonlyMap<string, ValuedPoint>;
}

export interface ValuedPoint extends SeriesPoint {
  readonly value: number;
}

/** One row per day of any series; the days of the previous period are aligned by their order. */
export function chartRows(series: readonly Series[], previous: readonly Series[] = []): readonly ChartRow[] {
  const pointsOfDay = byDay(series);
  const previousOfDay = byDay(previous);
  const previousDays = daysOf(previous);
  return daysOf(series).map((day, index) => {
    const previousDay = previousDays[index];
    return {
      day,
      x: timeNumber(day),
      points: pointsOfDay.get(day) ?? new Map(),
      previousDay,
      previous: (previousDay !== undefined && previousOfDay.get(previousDay)) || new Map(),
    };
  });
}

/** The indexes of values with a gap or an end on both sides, which no line reaches. */
export function isolatedIndexes(values: readonly (number | null | undefined)[]): ReadonlySet<number> {
  const isThere = (index: number): boolean => values[index] !== null && values[index] !== undefined;
  return new Set(
    values.flatMap((_, index) =>
      isThere(index) && !isThere(index - 1) && !isThere(index + 1) ? [index] : [],
    ),
  );
}

interface DrawnSeries {
  /** The ids of the drawn series, and of those with intervals. */
  readonly shown: ReadonlySet<string>;
  readonly banded: ReadonlySet<string>;
}

/** The highest drawn value or interval end; 0 when nothing is drawn. */
export function highestOf(rows: readonly ChartRow[], { shown, banded }: DrawnSeries): number {
  const heights = rows.flatMap(({ points, previous }) => [
    ...[...points]
      .filter(([id]) => shown.has(id))
      .map(([id, { value, high }]) => (banded.has(id) ? Math.max(value, high ?? value) : value)),
    ...[...previous].filter(([id]) => shown.has(id)).map(([, { value }]) => value),
  ]);
  return heights.reduce((highest, height) => Math.max(highest, height), 0);
}

/** The highest sum of drawn values of a day; 0 when nothing is drawn. */
export function highestStack(rows: readonly ChartRow[], shown: ReadonlySet<string>): number {
  const heights = rows.map(({ points }) =>
    [...points].reduce((sum, [id, { value }]) => sum + (shown.has(id) ? value : 0), 0),
  );
  return heights.reduce((highest, height) => Math.max(highest, height), 0);
}

function daysOf(series: readonly Series[]): readonly string[] {
  return [...new Set(series.flatMap(({ points }) => points.map(({ day }) => day)))].toSorted();
}

function byDay(series: readonly Series[]): ReadonlyMap<string, ReadonlyMap<string, ValuedPoint>> {
  const days = new Map<string, Map<string, ValuedPoint>>();
  for (const { id, points } of series) {
    for (const point of points) {
      const { day, value } = point;
      if (value === null) continue;
      const ofDay = days.get(day) ?? new Map<string, ValuedPoint>();
      days.set(day, ofDay.set(id, { ...point, value }));
    }
  }
  return days;
}
