import type { RowData } from "@tanstack/react-table";
import { problemMessage } from "#lib/api/api-problem.ts";
import type { TableData } from "./data-table-props.ts";

/** The part of a query's result that a table shows. */
export interface TableQuery<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isPlaceholderData: boolean;
  readonly dataUpdatedAt: number;
  readonly refetch: () => unknown;
}

export interface TableDataOptions {
  /** Said instead of the server's own sentence. */
  readonly failure?: string;
  /** Whether earlier rows stay when a later request failed; they do by default. */
  readonly rowsAfterFailure?: "kept" | "removed";
}

/** A query's result as a table shows it; its rows get the time at which they were fetched. */
export function tableDataOf<Data, Row extends RowData>(
  query: TableQuery<Data>,
  rowsOf: (data: Data, now: Date) => readonly Row[],
  { failure, rowsAfterFailure = "kept" }: TableDataOptions = {},
): TableData<Row> {
  const { data, error, isPlaceholderData, dataUpdatedAt, refetch } = query;
  if (data !== undefined && !(error && rowsAfterFailure === "removed")) {
    return { status: "ready", rows: rowsOf(data, new Date(dataUpdatedAt)), stale: isPlaceholderData };
  }
  if (!error) return { status: "loading" };
  return { status: "failed", message: failure ?? problemMessage(error), onRetry: () => void refetch() };
}
