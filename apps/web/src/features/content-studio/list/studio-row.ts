import type { Optimization } from "@citelens/contract/content/optimization-fields";

/** A row of the table. */
export interface StudioRow {
  readonly optimization: Optimization;
  /** The current time, for relative times. */
  readonly now: Date;
  readonly onDelete: (optimization: Optimization) => void;
}
