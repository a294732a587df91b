import { dayIn, shiftDay } from "@citelens/contract/base/days";
import type { Answer, Parsed } from "@citelens/contract/base/endpoint";
import { currency } from "@citelens/contract/billing/pricing";
import type { getAdStatement } from "@citelens/contract/content/ads-dashboard";
import { type ListFile, listFile } from "#platform/list-file.ts";
import type { Tools } from "#platform/tools.ts";
import type { AdsDesk } from "../ads-desk.ts";
import { type EntryRow, listEntries } from "./dashboard.sql.ts";

type Asked = Pick<Parsed<typeof getAdStatement>["query"], "month" | "side">;

/** What stands in the books of a month, of one side. */
export async function getStatement(
  tools: Tools,
  desk: AdsDesk,
  { month = monthOf(tools, desk), side }: Asked,
): Promise<Answer<typeof getAdStatement>> {
  const rows = await listEntries(tools, desk.place, { side, ...daysOf(month) });
  const sum = (field: "spend_cents" | "earnings_cents"): number =>
    rows.reduce((whole, row) => whole + row[field], 0);
  return {
    currency: currency.toUpperCase(),
    spend_cents: sum("spend_cents"),
    earnings_cents: sum("earnings_cents"),
    results: rows.map(shownEntry),
  };
}

/** The same lines as a file. */
export function exportStatement(
  tools: Tools,
  desk: AdsDesk,
  { month = monthOf(tools, desk), side }: Asked,
): ListFile {
  const read = async function* (): AsyncGenerator<Entry> {
    for (const row of await listEntries(tools, desk.place, { side, ...daysOf(month) })) yield shownEntry(row);
  };
  return listFile({
    name: `ads-${side}-${month}`,
    items: read(),
    header: [
      "day",
      "campaign",
      "advertiser",
      "publisher",
      "placement",
      "reads",
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
      entry.spend_cents,
      entry.earnings_cents,
    ],
  });
}

type Entry = Answer<typeof getAdStatement>["results"][number];

function shownEntry(row: EntryRow): Entry {
  const { day, campaign_id, campaign_name, advertiser, publisher, placement, reads } = row;
  const { spend_cents, earnings_cents } = row;
  return {
    day,
    campaign_id,
    campaign_name,
    advertiser,
    publisher,
    placement,
    reads,
    spend_cents,
    earnings_cents,
  };
}

/** The month that runs where the workspace is, as yyyy-MM. */
export function monthOf(tools: Tools, { workspace }: AdsDesk): string {
  return dayIn(workspace.time_zone, tools.now()).slice(0, 7);
}

function daysOf(month: string): { readonly from: string; readonly to: string } {
  const from = `${month}-01`;
  const next = `${shiftDay(`${month}-28`, 4).slice(0, 7)}-01`;
  return { from, to: shiftDay(next, -1) };
}
