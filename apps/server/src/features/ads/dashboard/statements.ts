import { dayIn, shiftDay } from "@citelens/contract/base/days";
import type { Answer, ParsedInput } from "@citelens/contract/base/endpoint";
import { currency } from "@citelens/contract/billing/pricing";
import type { getAdStatement } from "@citelens/contract/content/ads-dashboard";
import { dates } from "#platform/files/list-column.ts";
import { inOrder, type ListFile, listFile } from "#platform/list-file.ts";
import { pageOfRows } from "#platform/paging.ts";
import type { Tools } from "#platform/tools.ts";
import type { AdsDesk } from "../store/ads-desk.ts";
import type { StatementSide } from "./statement-lines.rules.ts";
import { type EntryRow, listEntries, sumEntries } from "./statements.sql.ts";

interface StatementQuery {
  readonly month?: string | undefined;
  readonly side: StatementSide;
}
type StatementInput = Pick<ParsedInput<typeof getAdStatement>, "query"> & { readonly url: string };

/** Statement of a month, of one side: what all of it adds up to, and a page of its entries. */
export async function getStatement(
  tools: Tools,
  desk: AdsDesk,
  { query: { month = monthOf(tools, desk), side, page, page_size: pageSize }, url }: StatementInput,
): Promise<Answer<typeof getAdStatement>> {
  const booked = { side, ...daysOf(month) };
  const [{ count, ...sums }, rows] = await Promise.all([
    sumEntries(tools, desk.place, booked),
    listEntries(tools, desk.place, booked, { limit: pageSize, offset: (page - 1) * pageSize }),
  ]);
  return {
    currency: currency.toUpperCase(),
    ...sums,
    ...pageOfRows(rows, { count, page, pageSize, url }),
  };
}

/** So many entries of a file at a time. */
const entriesAtOnce = 2_000;

/** All entries as a file. */
export function exportStatement(
  tools: Tools,
  desk: AdsDesk,
  { month = monthOf(tools, desk), side }: StatementQuery,
): ListFile {
  const booked = { side, ...daysOf(month) };
  return listFile({
    name: `ads-${side}-${month}`,
    items: inOrder<EntryRow>((after) =>
      listEntries(tools, desk.place, booked, { limit: entriesAtOnce, after }),
    ),
    header: [
      dates("day"),
      "campaign",
      "advertiser",
      "publisher",
      "placement",
      "reads",
      "proven_reads",
      "billable_reads",
      "spend_cents",
      "earnings_cents",
    ],
    cellsOf: (entry) => [
      entry.day,
      entry.campaign_name,
      entry.advertiser,
      entry.publisher,
      entry.placement,
      entry.reads,
      entry.proven_reads,
      entry.billable_reads,
      entry.spend_cents,
      entry.earnings_cents,
    ],
  });
}

/** The month that runs where the workspace is, as yyyy-MM. */
export function monthOf(tools: Tools, { workspace }: AdsDesk): string {
  return dayIn(workspace.time_zone, tools.now()).slice(0, 7);
}

/** First and last day of a month. */
export function daysOf(month: string): { readonly from: string; readonly to: string } {
  const from = `${month}-01`;
  const next = `${shiftDay(`${month}-28`, 4).slice(0, 7)}-01`;
  return { from, to: shiftDay(next, -1) };
}
