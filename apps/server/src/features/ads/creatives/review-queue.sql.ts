import type { CreativeContent } from "@citelens/contract/content/ads-fields";
import { and, asc, count, desc, eq, getTableColumns, lt, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tools } from "#platform/tools.ts";
import { ad_campaigns, ad_creative_versions, ad_creatives } from "../store/ads.tables.ts";
import { ofCampaign } from "../store/creatives.sql.ts";

export interface QueuedRow extends Readonly<typeof ad_creatives.$inferSelect> {
  readonly campaign_name: string;
  readonly author_id: string | null;
  /** Content that was shown before it; null where nothing was. */
  readonly approved_content: CreativeContent | null;
}

/** Nobody reviews what is of a campaign that is over, as all of a deleted workspace are. */
const isQueued = and(eq(ad_creatives.state, "IN_REVIEW"), ne(ad_campaigns.status, "ARCHIVED"));

/** Creatives that wait for a review, whosever they are, the oldest first, each with what it is to replace. */
export async function listQueue(
  { db }: Pick<Tools, "db">,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly count: number; readonly rows: QueuedRow[] }> {
  const { workspace_id, creative_id, version, content, state } = ad_creative_versions;
  const before = db
    .select({ content })
    .from(ad_creative_versions)
    .where(
      and(
        eq(workspace_id, ad_creatives.workspace_id),
        eq(creative_id, ad_creatives.id),
        lt(version, ad_creatives.version),
        eq(state, "APPROVED"),
      ),
    )
    .orderBy(desc(version))
    .limit(1)
    .as("before");
  const rows = await db
    .select({
      ...getTableColumns(ad_creatives),
      campaign_name: ad_campaigns.name,
      author_id: current.author_id,
      approved_content: sql<CreativeContent | null>`${before.content}`,
    })
    .from(ad_creatives)
    .innerJoin(ad_campaigns, ofCampaign)
    .leftJoin(
      current,
      and(
        eq(current.workspace_id, ad_creatives.workspace_id),
        eq(current.creative_id, ad_creatives.id),
        eq(current.version, ad_creatives.version),
      ),
    )
    .leftJoinLateral(before, sql`true`)
    .where(isQueued)
    .orderBy(asc(ad_creatives.submitted_at), asc(ad_creatives.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db
    .select({ rows: count() })
    .from(ad_creatives)
    .innerJoin(ad_campaigns, ofCampaign)
    .where(isQueued);
  return { count: counted?.rows ?? 0, rows };
}

const current = alias(ad_creative_versions, "current");
