import { localModel } from "@citelens/contract/ai-models";
import { and, eq, gte, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { answers } from "./answers.tables.ts";

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
  place: { readonly workspaceId: string },
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
          isAsked(),
        ),
      )
      .groupBy(answers.campaign_id, sql`is_now`),
  );
}

/** The index of this installation is no AI assistant: it counts only where nothing else was asked. */
function isAsked(): SQL {
  return sql`(${answers.operator_model} <> ${localModel} or not exists (
    select from ${answers} as other where other.workspace_id = ${answers}.workspace_id
      and other.campaign_id = ${answers}.campaign_id and other.operator_model <> ${localModel}
      and other.status = 'OK'))`;
}

/** Whether figures count an answer: it came back, was analysed, and is not of an index that is left out. */
export function isCounted(): SQL | undefined {
  return and(eq(answers.status, "OK"), isNotNull(answers.analyser_version), isAsked());
}
