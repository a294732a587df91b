import { localModel } from "@citelens/contract/visibility/ai-models";
import { and, eq, gte, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { isOfCampaignThere } from "#features/campaigns/deletion/public.ts";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { answers } from "../keep/answers.tables.ts";

/** Answers of a campaign that came in one of two periods, and what they say of the client. */
export interface Counted {
  readonly campaign_id: string;
  readonly is_now: boolean;
  readonly ok: number;
  readonly mentioned: number;
  readonly with_citation: number;
  readonly owned: number;
}

export function countByCampaign(
  tools: Tools,
  place: Place,
  {
    campaignIds,
    since,
    before,
  }: { readonly campaignIds: readonly string[]; readonly since: Date; readonly before: Date },
): Promise<Counted[]> {
  if (campaignIds.length === 0) return Promise.resolve([]);
  const isNow = sql<boolean>`${answers.created} >= ${since}`;
  const counted = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${condition})::int`;
  return withinWorkspace(tools, place, (db) =>
    db
      .select({
        campaign_id: answers.campaign_id,
        is_now: sql<boolean>`is_now`,
        ok: counted(sql`true`),
        mentioned: counted(sql`${answers.mentioned}`),
        with_citation: counted(sql`${answers.citation_count} > 0`),
        owned: counted(sql`${answers.cited}`),
      })
      .from(answers)
      .innerJoin(sql`lateral (select ${isNow} as is_now) as period`, sql`true`)
      .where(
        and(
          eq(answers.workspace_id, place.workspaceId),
          inArray(answers.campaign_id, [...campaignIds]),
          eq(answers.status, "OK"),
          eq(answers.branded, false),
          gte(answers.created, before),
          isAsked(place),
        ),
      )
      .groupBy(answers.campaign_id, sql`is_now`),
  );
}

/**
 * The index of this installation is no AI assistant: it counts only in campaigns in which nothing else has answered.
 * The other campaigns of the workspace are looked up once for the whole statement, each by a step through an index.
 */
function isAsked({ workspaceId }: Place): SQL {
  const next = (after: SQL): SQL => sql`(
    select other.campaign_id from ${answers} as other
    where other.workspace_id = ${workspaceId} and other.status = 'OK' and other.operator_model <> ${localModel}
      and ${after}
    order by other.campaign_id limit 1)`;
  return sql`(${answers.operator_model} <> ${localModel} or ${answers.campaign_id} not in (
    with recursive asked(campaign_id) as (
      ${next(sql`true`)}
      union all
      select ${next(sql`other.campaign_id > asked.campaign_id`)} from asked where asked.campaign_id is not null)
    select campaign_id from asked where campaign_id is not null))`;
}

/** Whether figures count an answer: it came back, was analysed, and is not of an index that is left out. */
export function isCounted(place: Place): SQL | undefined {
  return and(
    eq(answers.status, "OK"),
    isNotNull(answers.analyser_version),
    isOfCampaignThere(answers.campaign_id, place),
    isAsked(place),
  );
}
