import type { AdCampaignStatus, AdChannelName } from "@citelens/contract/content/ads-words";
import { and, desc, eq, gte, inArray, lt, ne, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { ad_campaigns, ad_creatives, ad_figures } from "./ads.tables.ts";

export type AdCampaignRow = typeof ad_campaigns.$inferSelect;
type NewCampaign = Omit<typeof ad_campaigns.$inferInsert, "workspace_id">;
export type CampaignChanges = Partial<Omit<NewCampaign, "id" | "channel" | "created">>;

/** Campaigns whose creatives look for pages: of the network, and running or ready to. */
export const isLooking = and(
  eq(ad_campaigns.channel, "NETWORK"),
  inArray(ad_campaigns.status, ["ACTIVE", "PAUSED", "IN_REVIEW"]),
);

interface Filter {
  readonly channel: AdChannelName | undefined;
  readonly status: AdCampaignStatus | undefined;
}

/** One page of them, the newest first, and how many there are. */
export function listCampaignRows(
  tools: Tools,
  place: Place,
  { channel, status, limit, offset }: Filter & { readonly limit: number; readonly offset: number },
): Promise<{ readonly count: number; readonly rows: AdCampaignRow[] }> {
  const where = and(
    eq(ad_campaigns.workspace_id, place.workspaceId),
    channel && eq(ad_campaigns.channel, channel),
    status && eq(ad_campaigns.status, status),
  );
  return withinWorkspace(tools, place, async (db) => ({
    count: await db.$count(ad_campaigns, where),
    rows: await db
      .select()
      .from(ad_campaigns)
      .where(where)
      .orderBy(desc(ad_campaigns.created), desc(ad_campaigns.id))
      .limit(limit)
      .offset(offset),
  }));
}

export function findCampaign(
  tools: Tools,
  place: Place,
  campaignId: string,
): Promise<AdCampaignRow | undefined> {
  return withinWorkspace(tools, place, async (db) => {
    const [row] = await db.select().from(ad_campaigns).where(isCampaign(place, campaignId));
    return row;
  });
}

/** Holds the row until the caller's transaction ends, so that what is decided of it is decided once. */
export function lockCampaign(
  within: Tools,
  place: Place,
  campaignId: string,
): Promise<AdCampaignRow | undefined> {
  return withinWorkspace(within, place, async (db) => {
    const [row] = await db.select().from(ad_campaigns).where(isCampaign(place, campaignId)).for("update");
    return row;
  });
}

export async function insertCampaign(within: Tools, place: Place, row: NewCampaign): Promise<AdCampaignRow> {
  return withinWorkspace(within, place, async (db) => {
    const [made] = await db
      .insert(ad_campaigns)
      .values({ ...row, workspace_id: place.workspaceId })
      .returning();
    if (!made) throw new Error("An ad campaign was not inserted");
    return made;
  });
}

export async function updateCampaign(
  within: Tools,
  place: Place,
  campaignId: string,
  changes: CampaignChanges,
): Promise<void> {
  await withinWorkspace(within, place, (db) =>
    db
      .update(ad_campaigns)
      .set({ ...changes, updated: within.now() })
      .where(isCampaign(place, campaignId)),
  );
}

export interface CampaignSums {
  readonly impressions: number | null;
  readonly clicks: number | null;
  readonly agent_reads: number | null;
  readonly proven_reads: number | null;
  readonly billable_reads: number | null;
  readonly spend_micros: number;
  readonly today_micros: number;
}

/** A sum of what a channel may not tell: null where no row tells it. */
function nullable(column: PgColumn): SQL<number | null> {
  return sql<number | null>`sum(${column})`.mapWith((value: unknown) =>
    value === null ? null : Number(value),
  );
}

/** The sums of figures, whatever they are grouped by. */
export const figureSums = {
  impressions: nullable(ad_figures.impressions),
  clicks: nullable(ad_figures.clicks),
  agent_reads: nullable(ad_figures.agent_reads),
  proven_reads: nullable(ad_figures.proven_reads),
  billable_reads: nullable(ad_figures.billable_reads),
  spend_micros: sql<number>`coalesce(sum(${ad_figures.spend_micros}), 0)`.mapWith(Number),
};

/** Figures of campaigns from a day on, or since they began; none of those that did nothing. */
export function sumFigures(
  tools: Tools,
  place: Place,
  {
    campaignIds,
    today,
    since,
  }: { readonly campaignIds: readonly string[]; readonly today: string; readonly since?: string },
): Promise<Map<string, CampaignSums>> {
  if (campaignIds.length === 0) return Promise.resolve(new Map());
  return withinWorkspace(tools, place, async (db) => {
    const rows = await db
      .select({
        campaign_id: ad_figures.campaign_id,
        ...figureSums,
        today_micros:
          sql<number>`coalesce(sum(${ad_figures.spend_micros}) filter (where ${ad_figures.day} = ${today}), 0)`.mapWith(
            Number,
          ),
      })
      .from(ad_figures)
      .where(
        and(
          eq(ad_figures.workspace_id, place.workspaceId),
          inArray(ad_figures.campaign_id, [...campaignIds]),
          since === undefined ? undefined : gte(ad_figures.day, since),
        ),
      )
      .groupBy(ad_figures.campaign_id);
    return new Map(rows.map(({ campaign_id, ...sums }) => [campaign_id, sums]));
  });
}

export interface CreativeCounts {
  readonly creatives: number;
  readonly approved: number;
  readonly inReview: number;
  readonly drafts: number;
}

/** How many creatives of campaigns stand in each state; archived ones do not count. */
export function countCreatives(
  tools: Tools,
  place: Place,
  campaignIds: readonly string[],
): Promise<Map<string, CreativeCounts>> {
  if (campaignIds.length === 0) return Promise.resolve(new Map());
  return withinWorkspace(tools, place, async (db) => {
    const of = (state: string) =>
      sql<number>`count(*) filter (where ${ad_creatives.state} = ${state})`.mapWith(Number);
    const rows = await db
      .select({
        campaign_id: ad_creatives.campaign_id,
        creatives: sql<number>`count(*) filter (where ${ad_creatives.state} <> 'ARCHIVED')`.mapWith(Number),
        approved: of("APPROVED"),
        inReview: of("IN_REVIEW"),
        drafts: of("DRAFT"),
      })
      .from(ad_creatives)
      .where(
        and(
          eq(ad_creatives.workspace_id, place.workspaceId),
          inArray(ad_creatives.campaign_id, [...campaignIds]),
        ),
      )
      .groupBy(ad_creatives.campaign_id);
    return new Map(rows.map(({ campaign_id, ...counts }) => [campaign_id, counts]));
  });
}

/** All of a workspace's that are not archived yet, by their ids. */
export async function archiveCampaigns(within: Tools, place: Place): Promise<string[]> {
  const rows = await withinWorkspace(within, place, (db) =>
    db
      .update(ad_campaigns)
      .set({ status: "ARCHIVED", updated: within.now() })
      .where(and(eq(ad_campaigns.workspace_id, place.workspaceId), ne(ad_campaigns.status, "ARCHIVED")))
      .returning({ id: ad_campaigns.id }),
  );
  return rows.map(({ id }) => id);
}

/** Running campaigns whose last day is before a day, in whatever time zone. */
export async function listEnding(
  { db }: Pick<Tools, "db">,
  before: string,
): Promise<{ readonly workspaceId: string; readonly campaignId: string }[]> {
  return db
    .select({ workspaceId: ad_campaigns.workspace_id, campaignId: ad_campaigns.id })
    .from(ad_campaigns)
    .where(and(eq(ad_campaigns.status, "ACTIVE"), lt(ad_campaigns.ends, before)));
}

function isCampaign({ workspaceId }: Place, campaignId: string): SQL | undefined {
  return and(eq(ad_campaigns.workspace_id, workspaceId), eq(ad_campaigns.id, campaignId));
}
