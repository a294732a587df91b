import { dayMs } from "@citelens/contract/base/days";
import { and, eq, inArray, notExists, sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import {
  ad_campaigns,
  ad_creatives,
  ad_figures,
  ad_matches,
  ad_placements,
  ad_publishers,
  ad_refusals,
} from "../store/ads.tables.ts";
import type { PublisherRows, ServableRow } from "./snapshot.rules.ts";

type DbTools = Pick<Tools, "db">;

type OwnRows = Pick<PublisherRows, "state" | "placements" | "matches"> & { readonly version: number };

/** A publisher and its version before all that is read of it, so that whatever changes meanwhile is read again. */
export async function readPublisher(
  tools: DbTools & Pick<Tools, "now">,
  place: Place,
): Promise<(PublisherRows & { readonly version: number }) | undefined> {
  const own = await listOwn(tools, place);
  if (!own) return undefined;
  const creatives = await listServableRows(tools, place);
  const campaignIds = [...new Set(creatives.map(({ campaign_id }) => campaign_id))];
  const since = new Date(tools.now().getTime() - dayMs).toISOString().slice(0, 10);
  return { ...own, creatives, spent: await listSpent(tools, { campaignIds, since }) };
}

function listOwn(tools: DbTools, place: Place): Promise<OwnRows | undefined> {
  return withinWorkspace(tools, place, async (db) => {
    const [publisher] = await db
      .select({
        status: ad_publishers.status,
        is_stopped: sql<boolean>`${ad_publishers.is_stopped} or ${ad_publishers.owner_stopped}`,
        categories_allowed: ad_publishers.categories_allowed,
        categories_blocked: ad_publishers.categories_blocked,
        version: ad_publishers.version,
      })
      .from(ad_publishers)
      .where(eq(ad_publishers.workspace_id, place.workspaceId));
    if (!publisher) return undefined;
    const { version, ...state } = publisher;
    const placements = await db
      .select({ id: ad_placements.id, key: ad_placements.key, format: ad_placements.format })
      .from(ad_placements)
      .where(and(eq(ad_placements.workspace_id, place.workspaceId), eq(ad_placements.is_active, true)));
    const { placement_id, path, creative_id } = ad_matches;
    const matches = await db
      .select({ placement_id, path, creative_id })
      .from(ad_matches)
      .where(eq(ad_matches.workspace_id, place.workspaceId));
    return { version, state, placements, matches };
  });
}

/** The versions of publishers as they are now, by their ids. */
export async function listVersions(
  { db }: DbTools,
  publisherIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: ad_publishers.workspace_id, version: ad_publishers.version })
    .from(ad_publishers)
    .where(inArray(ad_publishers.workspace_id, [...publisherIds]));
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Approved creatives of running campaigns that have a match on a publisher's pages and were not refused there; they are others'. */
export async function listServableRows({ db }: DbTools, { workspaceId }: Place): Promise<ServableRow[]> {
  const matched = db
    .selectDistinct({ advertiser_id: ad_matches.advertiser_id, creative_id: ad_matches.creative_id })
    .from(ad_matches)
    .where(eq(ad_matches.workspace_id, workspaceId))
    .as("matched");
  return db
    .select({
      id: ad_creatives.id,
      version: ad_creatives.version,
      content: ad_creatives.content,
      campaign_id: ad_creatives.campaign_id,
      advertiser_id: ad_creatives.workspace_id,
      category: ad_campaigns.category,
      starts: ad_campaigns.starts,
      ends: ad_campaigns.ends,
      budget_cents: ad_campaigns.budget_cents,
      daily_cents: ad_campaigns.daily_cents,
      price_cents_per_1000: ad_campaigns.price_cents_per_1000,
    })
    .from(matched)
    .innerJoin(
      ad_creatives,
      and(
        eq(ad_creatives.workspace_id, matched.advertiser_id),
        eq(ad_creatives.id, matched.creative_id),
        eq(ad_creatives.state, "APPROVED"),
      ),
    )
    .innerJoin(
      ad_campaigns,
      and(
        eq(ad_campaigns.workspace_id, ad_creatives.workspace_id),
        eq(ad_campaigns.id, ad_creatives.campaign_id),
        eq(ad_campaigns.status, "ACTIVE"),
        eq(ad_campaigns.channel, "NETWORK"),
      ),
    )
    .where(
      notExists(
        db
          .select({ one: sql`1` })
          .from(ad_refusals)
          .where(
            and(eq(ad_refusals.workspace_id, workspaceId), eq(ad_refusals.creative_id, ad_creatives.id)),
          ),
      ),
    );
}

/** Spending of campaigns: as a whole, and on each day from one on. */
async function listSpent(
  { db }: DbTools,
  { campaignIds, since }: { readonly campaignIds: readonly string[]; readonly since: string },
): Promise<PublisherRows["spent"]> {
  if (campaignIds.length === 0) return new Map();
  const { campaign_id, day, spend_micros } = ad_figures;
  // All days before are one.
  const from = sql<string | null>`case when ${day} >= ${since} then ${day} end`;
  const rows = await db
    .select({ campaign_id, day: from, micros: sql<number>`sum(${spend_micros})`.mapWith(Number) })
    .from(ad_figures)
    .where(inArray(campaign_id, [...campaignIds]))
    .groupBy(campaign_id, sql`2`);
  return new Map(
    [...Map.groupBy(rows, (row) => row.campaign_id)].map(([id, days]) => [
      id,
      {
        whole: days.reduce((sum, { micros }) => sum + micros, 0),
        ofDays: new Map(days.map((row) => [row.day ?? "", row.micros])),
      },
    ]),
  );
}
