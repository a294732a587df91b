import type { creditUseOrders } from "@citelens/contract/billing/credits";

/** Field names sort ascending, with a leading minus descending. */
export type CreditUseOrder = (typeof creditUseOrders)[number];

/** The search parameters; defaults are omitted. */
export interface CreditLogsSearch {
  readonly page?: number;
  readonly ordering?: CreditUseOrder;
}

/** The search parameters with all defaults filled in. */
export interface CreditLogsView {
  readonly page: number;
  readonly ordering: CreditUseOrder;
}

export const sortedColumns = ["created_at", "action_type", "credits_used"] as const;

// Search parameters are parsed in the first load of every page, so the contract's own list is not imported.
const orderings: readonly CreditUseOrder[] = sortedColumns.flatMap((column) => [
  column,
  `-${column}` as const,
]);
const defaultOrdering = "-created_at";
const pageMax = 1_000_000;

/** Parses the search parameters; invalid and default values are dropped one by one. */
export function parseCreditLogsSearch(raw: Readonly<Record<string, unknown>>): CreditLogsSearch {
  const page = Number(raw.page);
  return addressOfLogs({
    page: Number.isInteger(page) && page >= 1 && page <= pageMax ? page : 1,
    ordering: orderings.find((ordering) => ordering === raw.ordering) ?? defaultOrdering,
  });
}

export function creditLogsView({ page = 1, ordering = defaultOrdering }: CreditLogsSearch): CreditLogsView {
  return { page, ordering };
}

export function addressOfLogs({ page, ordering }: CreditLogsView): CreditLogsSearch {
  return { ...(page !== 1 && { page }), ...(ordering !== defaultOrdering && { ordering }) };
}
