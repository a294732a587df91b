import { and, asc, between, count, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { ad_entries } from "../store/ads.tables.ts";
import type { StatementLine, StatementSide } from "./statement-lines.rules.ts";

export type EntryRow = typeof ad_entries.$inferSelect;

/** A side of a workspace's books from a day to another. */
interface StatementScope {
  readonly side: StatementSide;
  readonly from: string;
  readonly to: string;
}

const { day, campaign_name, campaign_id, placement_id } = ad_entries;
const sumOf = (column: PgColumn): SQL<number> => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);

export interface EntrySums {
  readonly count: number;
  readonly spend_cents: number;
  readonly earnings_cents: number;
}

/** How many entries there are, and what they add up to. */
export async function sumEntries(tools: Tools, place: Place, booked: StatementScope): Promise<EntrySums> {
  const [sums] = await withinWorkspace(tools, place, (db) =>
    db
      .select({
        count: count(),
        spend_cents: sumOf(ad_entries.spend_cents),
        earnings_cents: sumOf(ad_entries.earnings_cents),
      })
      .from(ad_entries)
      .where(isBooked(place, booked)),
  );
  return sums ?? { count: 0, spend_cents: 0, earnings_cents: 0 };
}

interface Slice {
  readonly limit: number;
  readonly offset?: number;
  /** The last one that was read: those that follow it. */
  readonly after?: EntryRow | undefined;
}

/** Entries, the oldest first, those of a day by their campaigns. */
export function listEntries(
  tools: Tools,
  place: Place,
  booked: StatementScope,
  { limit, offset = 0, after }: Slice,
): Promise<EntryRow[]> {
  // The day alone goes by the index; the rest tells apart what is of one day.
  const from = after?.day ?? booked.from;
  const follows =
    after &&
    sql`(${day}, ${campaign_name}, ${placement_id}, ${campaign_id})
      > (${after.day}, ${after.campaign_name}, ${after.placement_id}, ${after.campaign_id})`;
  return withinWorkspace(tools, place, (db) =>
    db
      .select()
      .from(ad_entries)
      .where(and(isBooked(place, { ...booked, from }), follows))
      .orderBy(asc(day), asc(campaign_name), asc(placement_id), asc(campaign_id))
      .limit(limit)
      .offset(offset),
  );
}

/** The days summed by campaign, the other side and placement, in no order; the campaign as it was called first. */
export function listLines(tools: Tools, place: Place, booked: StatementScope): Promise<StatementLine[]> {
  const other = booked.side === "advertiser" ? ad_entries.publisher : ad_entries.advertiser;
  return withinWorkspace(tools, place, (db) =>
    db
      .select({
        campaign: sql<string>`(array_agg(${campaign_name} order by ${day}))[1]`,
        other,
        placement: ad_entries.placement,
        reads: sumOf(ad_entries.reads),
        proven_reads: sumOf(ad_entries.proven_reads),
        billable_reads: sumOf(ad_entries.billable_reads),
        spend_cents: sumOf(ad_entries.spend_cents),
        earnings_cents: sumOf(ad_entries.earnings_cents),
      })
      .from(ad_entries)
      .where(isBooked(place, booked))
      .groupBy(campaign_id, other, ad_entries.placement),
  );
}

function isBooked({ workspaceId }: Place, { side, from, to }: StatementScope): SQL | undefined {
  return and(eq(ad_entries.workspace_id, workspaceId), eq(ad_entries.side, side), between(day, from, to));
}
