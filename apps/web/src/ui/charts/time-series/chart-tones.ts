import type { ChartTone } from "./time-series-props.ts";

/** The colour of a series in the current theme. */
export const chartStrokes = {
  1: "var(--chart-1)",
  2: "var(--chart-2)",
  3: "var(--chart-3)",
  4: "var(--chart-4)",
  5: "var(--chart-5)",
  6: "var(--chart-6)",
  7: "var(--chart-7)",
  other: "var(--chart-other)",
} as const satisfies Record<ChartTone, string>;
