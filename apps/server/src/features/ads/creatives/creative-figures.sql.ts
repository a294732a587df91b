import { and, countDistinct, eq, gte, inArray, sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { ad_figures, ad_matches } from "../store/ads.tables.ts";
import { type CampaignSums, figureSums } from "../store/campaigns.sql.ts";

/** Figures of creatives from a day on; none of those that did nothing. */
export function sumCreatives(
  tools: Tools,
  place: Place,
  { creativeIds, since }: { readonly creativeIds: readonly string[]; readonly since: string },
): Promise<Map<string, Omit<CampaignSums, "today_micros">>> {
  if (creativeIds.length === 0) return Promise.resolve(new Map());
  return withinWorkspace(tools, place, async (db) => {
    const rows = await db
      .select({
        creative_id: ad_figures.creative_id,
        ...figureSums,
      })
      .from(ad_figures)
      .where(
        and(
          eq(ad_figures.workspace_id, place.workspaceId),
          gte(ad_figures.day, since),
          inArray(ad_figures.creative_id, [...creativeIds]),
        ),
      )
      .groupBy(ad_figures.creative_id);
    return new Map(rows.map(({ creative_id, ...sums }) => [creative_id, sums]));
  });
}

/** On how many pages of how many sites creatives of the workspace may stand; the sites are others'. */
export async function countPlaces(
  { db }: Pick<Tools, "db">,
  { workspaceId }: Place,
  creativeIds: readonly string[],
): Promise<Map<string, { readonly pages: number; readonly sites: number }>> {
  if (creativeIds.length === 0) return new Map();
  const rows = await db
    .select({
      creative_id: ad_matches.creative_id,
      pages: sql<number>`count(distinct (${ad_matches.workspace_id}, ${ad_matches.path}))`.mapWith(Number),
      sites: countDistinct(ad_matches.workspace_id),
    })
    .from(ad_matches)
    .where(and(eq(ad_matches.advertiser_id, workspaceId), inArray(ad_matches.creative_id, [...creativeIds])))
    .groupBy(ad_matches.creative_id);
  return new Map(rows.map(({ creative_id, ...counts }) => [creative_id, counts]));
}
