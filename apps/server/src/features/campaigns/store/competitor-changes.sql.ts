import { and, asc, eq, gte, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Member } from "#features/workspaces/lookup/public.ts";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { isFollowed } from "./campaign-parts.sql.ts";
import { campaign_competitors, campaigns, competitor_changes, competitors } from "./campaigns.tables.ts";

type CompetitorChange = Omit<typeof competitor_changes.$inferSelect, "workspace_id">;

interface CountedCompetitor {
  readonly campaign_id: string;
  readonly competitor_id: string;
  readonly name: string;
}

/** The accepted competitors of the workspace's launched campaigns. */
export function listCounted(tools: Tools, member: Member): Promise<CountedCompetitor[]> {
  return withinWorkspace(tools, member, (db) =>
    db
      .select({
        campaign_id: campaign_competitors.campaign_id,
        competitor_id: competitors.id,
        name: competitors.name,
      })
      .from(campaign_competitors)
      .innerJoin(competitors, isFollowed)
      .innerJoin(
        campaigns,
        and(
          eq(campaigns.workspace_id, campaign_competitors.workspace_id),
          eq(campaigns.id, campaign_competitors.campaign_id),
        ),
      )
      .where(
        and(
          eq(campaign_competitors.workspace_id, member.workspaceId),
          eq(competitors.status, "accepted"),
          isNotNull(campaigns.launched_at),
          isNull(campaigns.deleted_at),
        ),
      ),
  );
}

export async function insertCompetitorChanges(
  tools: Tools,
  member: Member,
  changes: readonly CompetitorChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await withinWorkspace(tools, member, (db) =>
    db
      .insert(competitor_changes)
      .values(changes.map((change) => ({ ...change, workspace_id: member.workspaceId }))),
  );
}

/** Competitors that came and went in these campaigns since the day before `since` (whatever the time zone), the first first. */
export function listCompetitorChanges(
  tools: Tools,
  place: Place,
  { campaignIds, since }: { readonly campaignIds: readonly string[]; readonly since: string },
): Promise<CompetitorChange[]> {
  if (campaignIds.length === 0) return Promise.resolve([]);
  return withinWorkspace(tools, place, (db) =>
    db
      .select({
        campaign_id: competitor_changes.campaign_id,
        id: competitor_changes.id,
        kind: competitor_changes.kind,
        name: competitor_changes.name,
        created: competitor_changes.created,
      })
      .from(competitor_changes)
      .where(
        and(
          eq(competitor_changes.workspace_id, place.workspaceId),
          inArray(competitor_changes.campaign_id, [...campaignIds]),
          gte(competitor_changes.created, sql`${since}::date - 1`),
        ),
      )
      .orderBy(asc(competitor_changes.created), asc(competitor_changes.id)),
  );
}
