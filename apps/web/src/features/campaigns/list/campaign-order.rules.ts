import type { CampaignOrder } from "../campaigns-search.rules.ts";

const sortableColumns = ["name", "status", "query_count", "answer_count"] as const;
type SortableColumn = (typeof sortableColumns)[number];

export interface CampaignSort {
  readonly column: SortableColumn;
  readonly direction: "ascending" | "descending";
}

/** The order after a click on a column: ascending first, then descending. */
export function toggledOrdering(ordering: CampaignOrder, columnId: string): CampaignOrder {
  const column = sortableColumns.find((one) => one === columnId);
  if (!column) return ordering;
  return ordering === column ? `-${column}` : column;
}

/** The sorted column; undefined for the order of creation, which has no column. */
export function sortOf(ordering: CampaignOrder): CampaignSort | undefined {
  const column = sortableColumns.find((one) => ordering === one || ordering === `-${one}`);
  return column && { column, direction: ordering === column ? "ascending" : "descending" };
}
