import type { ReactNode } from "react";

/** One of the seven chart colours, or grey for all others. */
export type ChartTone = 1 | 2 | 3 | 4 | 5 | 6 | 7 | "other";

export interface SeriesPoint {
  /** yyyy-MM-dd, or an hour as yyyy-MM-ddTHH:mm; of one chart all are alike. */
  readonly day: string;
  /** Null without data: the line has a gap there. */
  readonly value: number | null;
  /** The ends of the interval around the value. */
  readonly low?: number;
  readonly high?: number;
  /** The number of answers behind the value. */
  readonly n?: number;
}

export interface Series {
  readonly id: string;
  readonly name: string;
  readonly tone: ChartTone;
  /** The client's own: a thicker line on a tinted area. */
  readonly isMain: boolean;
  /** In order of time. */
  readonly points: readonly SeriesPoint[];
}

export type AnnotationKind = "campaign" | "content" | "audit" | "model" | "note";

export interface Annotation {
  readonly day: string;
  readonly label: string;
  readonly kind: AnnotationKind;
}

/** Hides other series than before. */
export type ChangeHidden = (change: (latest: readonly string[]) => readonly string[]) => void;

export interface TimeSeriesProps {
  /** The accessible name of the chart. */
  readonly label: string;
  readonly series: readonly Series[];
  /** The same series by id in the compared period, aligned by their first day. */
  readonly previous?: readonly Series[];
  /** Draws the interval of the main series as a band. */
  readonly bands?: boolean;
  readonly annotations?: readonly Annotation[];
  /** Formats a value with its unit. */
  readonly format: (value: number) => string;
  /** Appended to the axis figures. */
  readonly unit?: "%" | "";
  /** The maximum of the axis, such as 100. */
  readonly yMax?: number;
  /** The ids of the hidden series. */
  readonly hidden: readonly string[];
  readonly onHidden: ChangeHidden;
  /** The last day or week is incomplete: its line segment is dashed. */
  readonly lastIsPartial?: boolean;
  /** Shown instead of a chart without values. */
  readonly empty?: ReactNode;
}
