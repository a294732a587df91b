import { shiftDay } from "@citelens/contract/base/days";
import { and, asc, between, desc, eq, gte, lte, max, ne, sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { nobody } from "../counting/figures.sql.ts";
import { ad_creative_versions, ad_creatives, ad_figures } from "../store/ads.tables.ts";
import { type CampaignSums, figureSums } from "../store/campaigns.sql.ts";

interface Days {
  readonly from: string;
  readonly to: string;
}

export interface DaySums extends Omit<CampaignSums, "today_micros"> {
  readonly campaign_id: string;
  readonly day: string;
}

/** Sums of each campaign of a workspace by day; none of days on which it did nothing. */
export function listDaySums(tools: Tools, place: Place, { from, to }: Days): Promise<DaySums[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select({
        campaign_id: ad_figures.campaign_id,
        day: ad_figures.day,
        ...figureSums,
      })
      .from(ad_figures)
      .where(and(eq(ad_figures.workspace_id, place.workspaceId), between(ad_figures.day, from, to)))
      .groupBy(ad_figures.campaign_id, ad_figures.day)
      .orderBy(asc(ad_figures.day)),
  );
}

/** A publisher's part of what others spent on its pages, in hundredths of millionths. */
export async function sumEarnedOn(
  { db }: Pick<Tools, "db">,
  { workspaceId }: Place,
  { from, to }: Days,
): Promise<number> {
  const [row] = await db
    .select({ parts: sql<number>`coalesce(sum(${ad_figures.earned_parts}), 0)`.mapWith(Number) })
    .from(ad_figures)
    .where(and(eq(ad_figures.publisher_id, workspaceId), gte(ad_figures.day, from), lte(ad_figures.day, to)));
  return row?.parts ?? 0;
}

/** Days of which something is still counted; with the zones' differences and one to spare. */
const countedDays = 4;

/** When a workspace's reads on pages of the network were last counted: among its newest days. */
export function lastCounted(tools: Tools, place: Place): Promise<Date | null> {
  const { workspace_id, publisher_id, day } = ad_figures;
  const isOfNetwork = and(eq(workspace_id, place.workspaceId), ne(publisher_id, nobody));
  return withinWorkspace(tools, place, async (db) => {
    const [newest] = await db.select({ day }).from(ad_figures).where(isOfNetwork).orderBy(desc(day)).limit(1);
    if (!newest) return null;
    const [row] = await db
      .select({ at: max(ad_figures.updated) })
      .from(ad_figures)
      .where(and(isOfNetwork, gte(day, shiftDay(newest.day, -countedDays))));
    return row?.at ?? null;
  });
}

export interface RejectedCreative {
  readonly id: string;
  readonly campaign_id: string;
  readonly title: string;
  /** Null where a channel gave none. */
  readonly reason: string | null;
}

export function listRejected(tools: Tools, place: Place): Promise<RejectedCreative[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select({
        id: ad_creatives.id,
        campaign_id: ad_creatives.campaign_id,
        title: sql<string>`${ad_creatives.content} ->> 'title'`,
        reason: ad_creative_versions.reason,
      })
      .from(ad_creatives)
      .leftJoin(
        ad_creative_versions,
        and(
          eq(ad_creative_versions.workspace_id, ad_creatives.workspace_id),
          eq(ad_creative_versions.creative_id, ad_creatives.id),
          eq(ad_creative_versions.version, ad_creatives.version),
        ),
      )
      .where(and(eq(ad_creatives.workspace_id, place.workspaceId), eq(ad_creatives.state, "REJECTED")))
      .orderBy(desc(ad_creatives.updated))
      .limit(50),
  );
}
