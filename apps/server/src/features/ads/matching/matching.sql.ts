import type { CreativeContent } from "@citelens/contract/content/ads-fields";
import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { ad_campaigns, ad_creatives, ad_matches, ad_publishers, ad_refusals } from "../store/ads.tables.ts";
import { isLooking } from "../store/campaigns.sql.ts";
import { ofCampaign } from "../store/creatives.sql.ts";
import type { Match } from "./match.rules.ts";

type DbTools = Pick<Tools, "db">;

/** Publishers that are to be looked through, or were not since an instant. */
export async function listDueMatches({ db }: DbTools, since: Date): Promise<string[]> {
  const rows = await db
    .select({ workspaceId: ad_publishers.workspace_id })
    .from(ad_publishers)
    .where(
      and(
        inArray(ad_publishers.status, ["ACTIVE", "PAUSED"]),
        or(
          eq(ad_publishers.match_due, true),
          isNull(ad_publishers.matched_at),
          lt(ad_publishers.matched_at, since),
        ),
      ),
    )
    .orderBy(asc(ad_publishers.workspace_id));
  return rows.map(({ workspaceId }) => workspaceId);
}

/** Begins a match; whatever changes from now on makes it due again. */
export async function beginMatch(tools: Tools, place: Place): Promise<void> {
  await withinWorkspace(tools, place, (db) =>
    db
      .update(ad_publishers)
      .set({ match_due: false, matched_at: tools.now() })
      .where(eq(ad_publishers.workspace_id, place.workspaceId)),
  );
}

export interface LookingCreative {
  readonly id: string;
  readonly advertiser_id: string;
  readonly content: CreativeContent;
  readonly category: number;
  readonly countries: readonly string[];
  readonly languages: readonly string[];
  readonly topics: readonly string[];
  readonly query_campaign_id: string | null;
}

/** A slice of the approved creatives of the network's campaigns that run or are ready to, by their ids. */
export async function listLooking(
  { db }: DbTools,
  { afterId, limit }: { readonly afterId: string; readonly limit: number },
): Promise<LookingCreative[]> {
  return db
    .select({
      id: ad_creatives.id,
      advertiser_id: ad_creatives.workspace_id,
      content: ad_creatives.content,
      category: ad_campaigns.category,
      countries: ad_campaigns.countries,
      languages: ad_campaigns.languages,
      topics: ad_campaigns.topics,
      query_campaign_id: ad_campaigns.query_campaign_id,
    })
    .from(ad_creatives)
    .innerJoin(ad_campaigns, and(ofCampaign, isLooking))
    .where(and(eq(ad_creatives.state, "APPROVED"), gt(ad_creatives.id, afterId)))
    .orderBy(asc(ad_creatives.id))
    .limit(limit);
}

export async function listRefusedIds(tools: Tools, place: Place): Promise<ReadonlySet<string>> {
  const rows = await withinWorkspace(tools, place, (db) =>
    db
      .select({ id: ad_refusals.creative_id })
      .from(ad_refusals)
      .where(eq(ad_refusals.workspace_id, place.workspaceId)),
  );
  return new Set(rows.map(({ id }) => id));
}

const rowsAtOnce = 1_000;

/** In the place of all matches of a publisher; what stays keeps the time since when it is one. */
export async function replaceMatches(
  within: Tools,
  place: Place,
  { matches, pages }: { readonly matches: readonly Match[]; readonly pages: number },
): Promise<void> {
  const now = within.now();
  await withinWorkspace(within, place, async (db) => {
    const before = await db
      .delete(ad_matches)
      .where(eq(ad_matches.workspace_id, place.workspaceId))
      .returning();
    const since = new Map(before.map((row) => [keyOf(row), row.since]));
    for (let at = 0; at < matches.length; at += rowsAtOnce) {
      const rows = matches
        .slice(at, at + rowsAtOnce)
        .map(({ placementId, advertiserId, creativeId, ...match }) => {
          const row = { ...match, placement_id: placementId, creative_id: creativeId };
          return {
            ...row,
            workspace_id: place.workspaceId,
            advertiser_id: advertiserId,
            since: since.get(keyOf(row)) ?? now,
          };
        });
      await db.insert(ad_matches).values(rows);
    }
    await db
      .update(ad_publishers)
      .set({
        pages,
        filled_pages: new Set(matches.map(({ path }) => path)).size,
        version: sql`${ad_publishers.version} + 1`,
      })
      .where(eq(ad_publishers.workspace_id, place.workspaceId));
  });
}

function keyOf(row: Pick<typeof ad_matches.$inferSelect, "placement_id" | "path" | "creative_id">): string {
  return `${row.placement_id} ${row.creative_id} ${row.path}`;
}
