import type { ChartRow } from "./chart-rows.ts";

/** The area inside the axes, in pixels from the chart's top left corner. */
export interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Converts values to positions. */
export interface PlotScale {
  readonly xOf: (x: number) => number;
  readonly yOf: (value: number) => number;
}

/** The days of the axis; a single day is centred. */
export function daysDomain(rows: readonly Pick<ChartRow, "x">[]): readonly [number, number] {
  const [first, last] = [rows[0]?.x ?? 0, rows.at(-1)?.x ?? 0];
  return first === last ? [first - 1, first + 1] : [first, last];
}

export function plotScale(
  plot: Plot,
  { days, top }: { readonly days: readonly [number, number]; readonly top: number },
): PlotScale {
  const [first, last] = days;
  return {
    xOf: (x) => plot.left + ((x - first) / (last - first)) * (plot.right - plot.left),
    yOf: (value) => plot.bottom - (value / top) * (plot.bottom - plot.top),
  };
}
