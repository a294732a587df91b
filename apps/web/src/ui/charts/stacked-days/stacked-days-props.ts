import type { TimeSeriesProps } from "../time-series/time-series-props.ts";

export interface StackedDaysProps
  extends Pick<TimeSeriesProps, "label" | "series" | "format" | "hidden" | "onHidden"> {
  /** Formats a figure of the axis. */
  readonly tickText: (value: number) => string;
}
