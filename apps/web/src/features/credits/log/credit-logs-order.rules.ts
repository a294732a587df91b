import { type CreditLogsView, type CreditUseOrder, sortedColumns } from "./credit-logs-search.rules.ts";

/** The view after a click on a column: ascending first, descending when it is ascending already; from page 1. */
export function sortedBy({ ordering }: CreditLogsView, name: string): CreditLogsView {
  const column = sortedColumns.find((column) => column === name) ?? "created_at";
  return { page: 1, ordering: ordering === column ? `-${column}` : column };
}

/** Which column the list is sorted by, and which way. */
export function sortOf(ordering: CreditUseOrder): {
  readonly column: (typeof sortedColumns)[number];
  readonly direction: "ascending" | "descending";
} {
  const column = sortedColumns.find((column) => ordering.endsWith(column)) ?? "created_at";
  return { column, direction: ordering === column ? "ascending" : "descending" };
}
