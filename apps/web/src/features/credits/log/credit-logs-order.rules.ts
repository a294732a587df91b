import { type CreditLogsView, type CreditUseOrder, sortedColumns } from "./credit-logs-search.rules.ts";

/** The view after a click on a column: ascending first, then descending; always page 1. */
export function sortedBy({ ordering }: CreditLogsView, name: string): CreditLogsView {
  const column = sortedColumns.find((column) => column === name) ?? "created_at";
  return { page: 1, ordering: ordering === column ? `-${column}` : column };
}

/** The sorted column and its direction. */
export function sortOf(ordering: CreditUseOrder): {
  readonly column: (typeof sortedColumns)[number];
  readonly direction: "ascending" | "descending";
} {
  const column = sortedColumns.find((column) => ordering.endsWith(column)) ?? "created_at";
  return { column, direction: ordering === column ? "ascending" : "descending" };
}
