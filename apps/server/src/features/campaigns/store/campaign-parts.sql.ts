import { type NameSetting, nameKey, settingsToStore } from "@citelens/contract/visibility/name-settings";
import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { newId } from "#platform/ids.ts";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { campaign_competitors, campaign_queries, campaigns, competitors } from "./campaigns.tables.ts";

export type QueryRow = typeof campaign_queries.$inferSelect;
export type CompetitorRow = typeof competitors.$inferSelect;

export interface NewQuery {
  readonly text: string;
  readonly country: string | null;
  readonly language: string | null;
  readonly priority: number;
  readonly branded: boolean;
}

/** Joins the competitors that a campaign follows. */
export const isFollowed = and(
  eq(competitors.workspace_id, campaign_competitors.workspace_id),
  eq(competitors.id, campaign_competitors.competitor_id),
);

const isOfCampaign = and(
  eq(campaigns.workspace_id, campaign_queries.workspace_id),
  eq(campaigns.id, campaign_queries.campaign_id),
);

function isQueryOf({ workspaceId }: Place, campaignId: string): SQL | undefined {
  return and(eq(campaign_queries.workspace_id, workspaceId), eq(campaign_queries.campaign_id, campaignId));
}

/** Queries that are asked, in their order, and then those that no longer are. */
export function listQueries(tools: Tools, place: Place, campaignId: string): Promise<QueryRow[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select()
      .from(campaign_queries)
      .where(isQueryOf(place, campaignId))
      .orderBy(
        sql`${campaign_queries.retired_at} nulls first`,
        asc(campaign_queries.position),
        asc(campaign_queries.id),
      ),
  );
}

export interface QueryChange {
  readonly campaign_id: string;
  readonly at: Date;
  readonly kind: "added" | "retired";
}

/** When launched campaigns got queries, and when queries of theirs were retired. */
export async function listQueryChanges(
  tools: Tools,
  place: Place,
  campaignIds: readonly string[],
): Promise<QueryChange[]> {
  if (campaignIds.length === 0) return [];
  const rows = await withinWorkspace(tools, place, (db) =>
    db
      .select({
        campaign_id: campaign_queries.campaign_id,
        created: campaign_queries.created,
        retired_at: campaign_queries.retired_at,
        launched_at: campaigns.launched_at,
      })
      .from(campaign_queries)
      .innerJoin(campaigns, isOfCampaign)
      .where(
        and(
          eq(campaign_queries.workspace_id, place.workspaceId),
          inArray(campaign_queries.campaign_id, [...campaignIds]),
          sql`(${campaign_queries.created} > ${campaigns.launched_at} or ${campaign_queries.retired_at} is not null)`,
        ),
      ),
  );
  return rows.flatMap(({ campaign_id, created, retired_at, launched_at }): QueryChange[] => [
    ...(launched_at && created > launched_at ? [{ campaign_id, at: created, kind: "added" as const }] : []),
    ...(retired_at ? [{ campaign_id, at: retired_at, kind: "retired" as const }] : []),
  ]);
}

export async function findQueryRow(
  tools: Tools,
  place: Place,
  queryId: string,
): Promise<QueryRow | undefined> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db
      .select({ query: campaign_queries })
      .from(campaign_queries)
      .innerJoin(campaigns, isOfCampaign)
      .where(
        and(
          eq(campaign_queries.workspace_id, place.workspaceId),
          eq(campaign_queries.id, queryId),
          isNull(campaigns.deleted_at),
        ),
      ),
  );
  return row?.query;
}

/** Makes those given the queries that are asked: equal texts stay the same query, others are added or retired. */
export async function replaceQueries(
  tools: Tools,
  member: Member,
  { campaignId, queries }: { readonly campaignId: string; readonly queries: readonly NewQuery[] },
): Promise<void> {
  const now = tools.now();
  const place = { workspace_id: member.workspaceId, campaign_id: campaignId };
  const before = await listQueries(tools, member, campaignId);
  const asked = new Map(
    before.filter(({ retired_at }) => retired_at === null).map((query) => [query.text, query]),
  );
  const kept = new Set<string>();
  const rows = queries.map((query, position) => {
    const same = asked.get(query.text);
    if (same) kept.add(same.id);
    return {
      ...place,
      // Field by field: a whole row of another campaign fits the type too, and must not bring its own place along.
      text: query.text,
      country: query.country,
      language: query.language,
      priority: query.priority,
      branded: query.branded,
      id: same?.id ?? newId(),
      position,
      created: same?.created ?? now,
      retired_at: null,
    };
  });
  const dropped = [...asked.values()].filter(({ id }) => !kept.has(id)).map(({ id }) => id);

  await withinWorkspace(tools, member, async (db) => {
    if (dropped.length > 0) {
      await db
        .update(campaign_queries)
        .set({ retired_at: now })
        .where(and(isQueryOf(member, campaignId), inArray(campaign_queries.id, dropped)));
    }
    if (rows.length > 0) {
      await db
        .insert(campaign_queries)
        .values(rows)
        .onConflictDoUpdate({
          target: [campaign_queries.workspace_id, campaign_queries.campaign_id, campaign_queries.id],
          set: {
            country: sql`excluded.country`,
            language: sql`excluded.language`,
            priority: sql`excluded.priority`,
            branded: sql`excluded.branded`,
            position: sql`excluded.position`,
          },
        });
    }
  });
}

/** Queries of a draft have no answers, so those that went are not kept. */
export async function forgetRetired(tools: Tools, member: Member, campaignId: string): Promise<void> {
  await withinWorkspace(tools, member, (db) =>
    db
      .delete(campaign_queries)
      .where(and(isQueryOf(member, campaignId), sql`${campaign_queries.retired_at} is not null`)),
  );
}

export function listAsked(tools: Tools, place: Place, campaignId: string): Promise<QueryRow[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select()
      .from(campaign_queries)
      .where(and(isQueryOf(place, campaignId), isNull(campaign_queries.retired_at)))
      .orderBy(asc(campaign_queries.position), asc(campaign_queries.id)),
  );
}

export function listCompetitorsOf(
  tools: Tools,
  place: Place,
  campaignIds: readonly string[],
): Promise<(CompetitorRow & { readonly campaign_id: string })[]> {
  if (campaignIds.length === 0) return Promise.resolve([]);
  return withinWorkspace(tools, place, async (db) => {
    const rows = await db
      .select({ competitor: competitors, campaign_id: campaign_competitors.campaign_id })
      .from(campaign_competitors)
      .innerJoin(competitors, isFollowed)
      .where(
        and(
          eq(campaign_competitors.workspace_id, place.workspaceId),
          inArray(campaign_competitors.campaign_id, [...campaignIds]),
        ),
      )
      .orderBy(asc(competitors.name_key));
    return rows.map(({ competitor, campaign_id }) => ({ ...competitor, campaign_id }));
  });
}

/** Lets a campaign follow what another one follows, except what is only suggested there. */
export async function copyCompetitors(
  tools: Tools,
  member: Member,
  { fromId, toId }: { readonly fromId: string; readonly toId: string },
): Promise<void> {
  await withinWorkspace(tools, member, (db) =>
    db.execute(sql`
      insert into ${campaign_competitors} (workspace_id, campaign_id, competitor_id)
      select followed.workspace_id, ${toId}, followed.competitor_id
      from ${campaign_competitors} as followed
      join ${competitors} as one
        on one.workspace_id = followed.workspace_id and one.id = followed.competitor_id
      where followed.workspace_id = ${member.workspaceId} and followed.campaign_id = ${fromId}
        and one.status <> 'suggested'`),
  );
}

export interface GivenCompetitor {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly domains: readonly string[];
  /** Undefined to leave its names as they are set. */
  readonly name_settings?: readonly NameSetting[] | undefined;
}

/** Makes those named the campaign's accepted competitors, beside suggested ones; equal names of the workspace are the same one. */
export async function replaceCompetitors(
  tools: Tools,
  member: Member,
  { campaignId, given }: { readonly campaignId: string; readonly given: readonly GivenCompetitor[] },
): Promise<void> {
  const place = { workspace_id: member.workspaceId };
  const byKey = new Map(given.map((one) => [nameKey(one.name), one]));
  await withinWorkspace(tools, member, async (db) => {
    const before = new Map(
      (
        await db
          .select({ key: competitors.name_key, settings: competitors.name_settings })
          .from(competitors)
          .where(
            and(
              eq(competitors.workspace_id, member.workspaceId),
              inArray(competitors.name_key, [...byKey.keys()]),
            ),
          )
          .for("update")
      ).map(({ key, settings }) => [key, settings]),
    );
    const rows =
      byKey.size === 0
        ? []
        : await db
            .insert(competitors)
            .values(
              [...byKey].map(([name_key, { name, aliases, domains, name_settings }]) => ({
                ...place,
                id: newId(),
                name,
                name_key,
                aliases: [...aliases],
                domains: [...domains],
                name_settings: settingsToStore(
                  [name, ...aliases],
                  name_settings ?? before.get(name_key) ?? [],
                ),
                status: "accepted" as const,
                created: tools.now(),
              })),
            )
            .onConflictDoUpdate({
              target: [competitors.workspace_id, competitors.name_key],
              set: {
                name: sql`excluded.name`,
                aliases: sql`excluded.aliases`,
                domains: sql`excluded.domains`,
                name_settings: sql`excluded.name_settings`,
                status: sql`excluded.status`,
              },
            })
            .returning({ id: competitors.id });
    await db.delete(campaign_competitors).where(
      and(
        eq(campaign_competitors.workspace_id, member.workspaceId),
        eq(campaign_competitors.campaign_id, campaignId),
        sql`not exists (select from ${competitors} as one
            where one.workspace_id = ${campaign_competitors}.workspace_id
              and one.id = ${campaign_competitors}.competitor_id and one.status = 'suggested')`,
      ),
    );
    if (rows.length > 0) {
      await db
        .insert(campaign_competitors)
        .values(rows.map(({ id }) => ({ ...place, campaign_id: campaignId, competitor_id: id })))
        .onConflictDoNothing();
    }
  });
}
