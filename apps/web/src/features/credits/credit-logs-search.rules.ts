import { creditUseOrders } from "@citelens/contract/credits";

/** "created_at" and its like ascending, with a minus in front descending. */
export type CreditUseOrder = (typeof creditUseOrders)[number];

/** What the address holds; what is at its default is left out. */
export interface CreditLogsSearch {
  readonly page?: number;
  readonly ordering?: CreditUseOrder;
}

/** What the page shows, with every default filled in. */
export interface CreditLogsView {
  readonly page: number;
  readonly ordering: CreditUseOrder;
}

const columnNames = ["created_at", "action_type", "credits_used"] as const;
type SortedColumn = (typeof columnNames)[number];

const defaultOrdering = "-created_at";
const pageMax = 1_000_000;

/** Reads the address. A value that is invalid, malformed or the default is dropped, the other stays. */
export function parseCreditLogsSearch(raw: Readonly<Record<string, unknown>>): CreditLogsSearch {
  const page = Number(raw.page);
  return addressOfLogs({
    page: Number.isInteger(page) && page >= 1 && page <= pageMax ? page : 1,
    ordering: creditUseOrders.find((ordering) => ordering === raw.ordering) ?? defaultOrdering,
  });
}

export function creditLogsView({ page = 1, ordering = defaultOrdering }: CreditLogsSearch): CreditLogsView {
  return { page, ordering };
}

export function addressOfLogs({ page, ordering }: CreditLogsView): CreditLogsSearch {
  return { ...(page !== 1 && { page }), ...(ordering !== defaultOrdering && { ordering }) };
}

/** The view after a click on a column: ascending first, descending when it is ascending already; from page 1. */
export function sortedBy({ ordering }: CreditLogsView, name: string): CreditLogsView {
  const column = columnNames.find((column) => column === name) ?? "created_at";
  return { page: 1, ordering: ordering === column ? `-${column}` : column };
}

/** Which column the list is sorted by, and which way. */
export function sortOf(ordering: CreditUseOrder): {
  readonly column: SortedColumn;
  readonly direction: "ascending" | "descending";
} {
  const column = columnNames.find((column) => ordering.endsWith(column)) ?? "created_at";
  return { column, direction: ordering === column ? "ascending" : "descending" };
}
