import { and, eq, inArray, ne, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { ad_entries, ad_figures, ad_placements, ad_publishers } from "../store/ads.tables.ts";
import type { Entry } from "./entries.rules.ts";

export type FigureRow = typeof ad_figures.$inferSelect;
export const nobody = "00000000-0000-0000-0000-000000000000";

interface FigureScope {
  readonly campaignId: string;
  readonly publisherId: string;
  /** Days that are counted anew. */
  readonly days: readonly string[];
}

/** Figures of a campaign's ads on a publisher's pages on the days that are counted anew. */
export function listCounted(
  within: Tools,
  place: Place,
  { campaignId, publisherId, days }: FigureScope,
): Promise<FigureRow[]> {
  return withinWorkspace(within, place, (db) =>
    db
      .select()
      .from(ad_figures)
      .where(
        and(
          isOfCampaign(place, campaignId),
          inArray(ad_figures.day, [...days]),
          eq(ad_figures.publisher_id, publisherId),
        ),
      ),
  );
}

/** Spending of a campaign by day, on other publishers' pages and on other days, in millionths. */
export function sumBeside(
  within: Tools,
  place: Place,
  { campaignId, publisherId, days }: FigureScope,
): Promise<{ readonly day: string; readonly micros: number }[]> {
  return withinWorkspace(within, place, (db) =>
    db
      .select({ day: ad_figures.day, micros: sql<number>`sum(${ad_figures.spend_micros})`.mapWith(Number) })
      .from(ad_figures)
      .where(
        and(
          isOfCampaign(place, campaignId),
          or(ne(ad_figures.publisher_id, publisherId), notInArray(ad_figures.day, [...days])),
        ),
      )
      .groupBy(ad_figures.day),
  );
}

function isOfCampaign({ workspaceId }: Place, campaignId: string): SQL | undefined {
  return and(eq(ad_figures.workspace_id, workspaceId), eq(ad_figures.campaign_id, campaignId));
}

/** In the place of what stood there. */
export async function putFigures(within: Tools, place: Place, rows: readonly FigureRow[]): Promise<void> {
  if (rows.length === 0) return;
  await withinWorkspace(within, place, (db) =>
    db
      .insert(ad_figures)
      .values(rows.map((row) => ({ ...row, workspace_id: place.workspaceId })))
      .onConflictDoUpdate({
        target: [
          ad_figures.workspace_id,
          ad_figures.campaign_id,
          ad_figures.day,
          ad_figures.creative_id,
          ad_figures.publisher_id,
          ad_figures.placement_id,
        ],
        set: {
          impressions: sql`excluded.impressions`,
          clicks: sql`excluded.clicks`,
          agent_reads: sql`excluded.agent_reads`,
          proven_reads: sql`excluded.proven_reads`,
          billable_reads: sql`excluded.billable_reads`,
          spend_micros: sql`excluded.spend_micros`,
          earned_parts: sql`excluded.earned_parts`,
          updated: sql`excluded.updated`,
        },
      }),
  );
}

/** A statement takes 65,535 values. */
const rowsAtOnce = 1_000;

/** Adds entries; one that stands there already stays as it is. */
export async function addEntries(within: Tools, rows: readonly Entry[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await within.db
      .insert(ad_entries)
      .values(rows.slice(at, at + rowsAtOnce))
      .onConflictDoNothing();
}

/** In per cent, of those publishers that are there still. */
export async function findShares(
  { db }: Pick<Tools, "db">,
  publisherIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (publisherIds.length === 0) return new Map();
  const rows = await db
    .select({ id: ad_publishers.workspace_id, share: ad_publishers.revenue_share })
    .from(ad_publishers)
    .where(inArray(ad_publishers.workspace_id, [...publisherIds]));
  return new Map(rows.map(({ id, share }) => [id, share]));
}

export async function findPlacementNames(
  { db }: Pick<Tools, "db">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: ad_placements.id, key: ad_placements.key })
    .from(ad_placements)
    .where(inArray(ad_placements.id, [...ids]));
  return new Map(rows.map(({ id, key }) => [id, key]));
}
