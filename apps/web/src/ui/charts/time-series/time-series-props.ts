import type { ReactNode } from "react";

/** One of the seven colours of charts, or the grey of all that have none of their own. */
export type ChartTone = 1 | 2 | 3 | 4 | 5 | 6 | 7 | "other";

export interface SeriesPoint {
  /** yyyy-MM-dd. */
  readonly day: string;
  /** Null where there is nothing to measure: the line has a gap there. */
  readonly value: number | null;
  /** The ends of the interval around the value. */
  readonly low?: number;
  readonly high?: number;
  /** On how many answers the value rests. */
  readonly n?: number;
}

export interface Series {
  readonly id: string;
  readonly name: string;
  readonly tone: ChartTone;
  /** The user's own: a thicker line on a tinted area. */
  readonly isMain: boolean;
  /** In the order of the days. */
  readonly points: readonly SeriesPoint[];
}

export type AnnotationKind = "campaign" | "content" | "audit" | "model" | "note";

export interface Annotation {
  readonly day: string;
  readonly label: string;
  readonly kind: AnnotationKind;
}

export interface TimeSeriesProps {
  /** The accessible name of the chart. */
  readonly label: string;
  readonly series: readonly Series[];
  /** The same series, by id, in the period compared with: its first day stands at the first day, and so on. */
  readonly previous?: readonly Series[];
  /** Draws the intervals of the main series as a band. */
  readonly bands?: boolean;
  readonly annotations?: readonly Annotation[];
  /** A value as people read it, with its unit. */
  readonly format: (value: number) => string;
  /** Stands after the figures of the axis. */
  readonly unit?: "%" | "";
  /** Where the axis ends at the latest, such as 100. */
  readonly yMax?: number;
  /** The ids of the series that are switched off. */
  readonly hidden: readonly string[];
  readonly onHidden: (ids: readonly string[]) => void;
  /** The last day or week is not over yet: what leads to it is dashed. */
  readonly lastIsPartial?: boolean;
  /** Takes the place of a chart without a single value. */
  readonly empty?: ReactNode;
}
