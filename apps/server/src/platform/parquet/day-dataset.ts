import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import type { ParquetColumns } from "./parquet-columns.ts";

/** A day of a workspace, which may have 23 or 25 hours. */
export interface DaySpan {
  readonly day: string;
  readonly from: Date;
  /** The first instant that is no longer meant. */
  readonly before: Date;
}

/** A whole file, small enough to be held: a day with more rows has several. */
export interface ParquetPart {
  readonly rows: number;
  readonly body: Buffer;
}

/** Rows of a workspace that are had as files, day by day. */
export interface DayDataset {
  readonly columns: ParquetColumns;
  /** The first moment of which there are rows; undefined where there are none. */
  firstAt(tools: Tools, place: Place): Promise<Date | undefined>;
  /** The rows of a day; none where there are none. */
  parts(tools: Tools, place: Place, span: DaySpan): AsyncIterable<ParquetPart>;
}

/** Defines rows that are had as files. */
export function dayDataset(definition: DayDataset): DayDataset {
  return definition;
}
