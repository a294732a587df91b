import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { ad_creatives, ad_matches, ad_publishers } from "../ads.tables.ts";

const next = { version: sql`${ad_publishers.version} + 1` };

/** Tells whoever keeps publishers in memory that creatives changed which may stand on their pages. */
export async function bumpPublishersOf(
  { db }: Pick<Tools, "db">,
  { advertiserId, creativeIds }: { readonly advertiserId: string; readonly creativeIds: readonly string[] },
): Promise<void> {
  if (creativeIds.length === 0) return;
  const sites = db
    .selectDistinct({ workspace_id: ad_matches.workspace_id })
    .from(ad_matches)
    .where(
      and(eq(ad_matches.advertiser_id, advertiserId), inArray(ad_matches.creative_id, [...creativeIds])),
    );
  await db.update(ad_publishers).set(next).where(inArray(ad_publishers.workspace_id, sites));
}

/** Every site is to be looked through again for what fits its pages. */
export async function markMatchDue({ db }: Pick<Tools, "db">, where: SQL | undefined): Promise<void> {
  await db
    .update(ad_publishers)
    .set({ match_due: true })
    .where(and(eq(ad_publishers.match_due, false), where));
}

export async function creativeIdsOf(
  { db }: Pick<Tools, "db">,
  { advertiserId, campaignId }: { readonly advertiserId: string; readonly campaignId: string },
): Promise<string[]> {
  const rows = await db
    .select({ id: ad_creatives.id })
    .from(ad_creatives)
    .where(and(eq(ad_creatives.workspace_id, advertiserId), eq(ad_creatives.campaign_id, campaignId)));
  return rows.map(({ id }) => id);
}
