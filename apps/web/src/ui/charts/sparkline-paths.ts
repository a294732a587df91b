import { isolatedIndexes } from "./time-series/chart-rows.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface SparklinePaths {
  /** One path per segment without a gap. */
  readonly lines: readonly string[];
  /** Values between two gaps, drawn as points. */
  readonly dots: readonly Point[];
  /** The position of the latest value. */
  readonly last: Point | undefined;
}

interface Size {
  readonly width: number;
  readonly height: number;
  readonly padding: number;
}

/** From 0, or the lowest value below it, to the highest, so that the slope is not exaggerated. */
export function sparklinePaths(values: readonly (number | null)[], size: Size): SparklinePaths {
  const known = values.filter((value) => value !== null);
  const [low, high] = [Math.min(0, ...known), Math.max(0, ...known)];
  const range = high - low || 1;
  const innerWidth = size.width - 2 * size.padding;
  const innerHeight = size.height - 2 * size.padding;
  const step = values.length > 1 ? innerWidth / (values.length - 1) : 0;
  const pointAt = (value: number, index: number): Point => ({
    x: rounded(values.length > 1 ? size.padding + index * step : size.width / 2),
    y: rounded(size.padding + (1 - (value - low) / range) * innerHeight),
  });

  const isolated = isolatedIndexes(values);
  const points = values.map((value, index) => (value === null ? undefined : pointAt(value, index)));
  return {
    lines: stretchesOf(points)
      .filter((stretch) => stretch.length > 1)
      .map((stretch) => `M${stretch.map(({ x, y }) => `${x} ${y}`).join("L")}`),
    dots: points.flatMap((point, index) => (point && isolated.has(index) ? [point] : [])),
    last: points.findLast((point) => point !== undefined),
  };
}

/** The points in segments without a gap. */
function stretchesOf(points: readonly (Point | undefined)[]): readonly (readonly Point[])[] {
  const stretches: Point[][] = [[]];
  for (const point of points) {
    if (point) stretches.at(-1)?.push(point);
    else stretches.push([]);
  }
  return stretches;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
