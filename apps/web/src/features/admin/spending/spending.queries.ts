import type { FileFormat } from "@citelens/contract/base/list-format";
import { getSpending, listSpending } from "@citelens/contract/billing/spending";
import { callForFile } from "#lib/api/call.ts";
import { pageQuery } from "#lib/api/queries.ts";
import type { DayRange } from "#lib/dates/day-range.ts";
import type { SpendingView } from "./spending-search.rules.ts";

export const spendingRowsPerPage = 20;
const refetchEveryMs = 60_000;
const root = ["spending"] as const;

function daysOf({ from, to }: DayRange): { from_date: string; to_date: string } {
  return { from_date: from, to_date: to };
}

/** The sums, days and limits; refetched every minute while visible. */
export const spendingQuery = (range: DayRange) =>
  pageQuery([...root, "overview", range], [getSpending, { query: daysOf(range) }], {
    refetchInterval: refetchEveryMs,
  });

/** One page of rows; the previous rows stay visible while it loads. */
export const spendingRowsQuery = ({ range, by, page }: SpendingView) =>
  pageQuery(
    [...root, "rows", { range, by, page }],
    [listSpending, { query: { ...daysOf(range), by, page, page_size: spendingRowsPerPage } }],
    { refetchInterval: refetchEveryMs },
  );

/** All rows as a file. */
export function spendingFile({ range, by }: SpendingView, format: FileFormat): Promise<Blob> {
  return callForFile(listSpending, { query: { ...daysOf(range), by, format } });
}
