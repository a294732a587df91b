import { and, eq, isNull, sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { answer_citations, answers, brand_candidates } from "../keep/answers.tables.ts";
import { localLane } from "../keep/local-lane.rules.ts";
import { pageOfCitation } from "../keep/page-of-citation.sql.ts";
import { isCitationOf } from "./redirects.sql.ts";

/** A name is worth suggesting once so many answers to so many different queries named it. */
const seenIn = { answers: 2, queries: 2 } as const;
const atOnce = 30;

/** The names that answers of a campaign gave most often, of those that come back. */
export function listSeenCandidates(
  tools: Tools,
  place: Place,
  campaignId: string,
): Promise<{ name: string; nameKey: string; seenInAnswers: number }[]> {
  const answered = sql<number>`count(distinct ${brand_candidates.answer_id})::int`;
  return withinWorkspace(tools, place, (db) =>
    db
      .select({
        nameKey: brand_candidates.name_key,
        name: sql<string>`mode() within group (order by ${brand_candidates.name})`,
        seenInAnswers: answered,
      })
      .from(brand_candidates)
      .where(
        and(
          eq(brand_candidates.workspace_id, place.workspaceId),
          eq(brand_candidates.campaign_id, campaignId),
        ),
      )
      .groupBy(brand_candidates.name_key)
      .having(
        sql`${answered} >= ${seenIn.answers} and count(distinct ${brand_candidates.query_id}) >= ${seenIn.queries}`,
      )
      .orderBy(sql`${answered} desc`, brand_candidates.name_key)
      .limit(atOnce),
  );
}

const pagesAtOnce = 20;

/** The pages of strangers that most answers of a run cite, where its campaign asks the local index too. */
export function listCitedForIndex(tools: Tools, place: Place, runId: string): Promise<string[]> {
  return withinWorkspace(tools, place, async (db) => {
    const rows = await db
      .select({ url: sql<string>`max(${answer_citations.url})` })
      .from(answer_citations)
      .innerJoin(answers, isCitationOf)
      .where(
        and(
          eq(answers.workspace_id, place.workspaceId),
          eq(answers.run_id, runId),
          eq(answer_citations.cited, true),
          isNull(answer_citations.brand_id),
          sql`exists (select from ${answers} as local where local.workspace_id = ${place.workspaceId}
            and local.run_id = ${runId} and local.lane = ${localLane})`,
        ),
      )
      .groupBy(pageOfCitation())
      .orderBy(sql`count(*) desc`, sql`max(${answer_citations.url})`)
      .limit(pagesAtOnce);
    return rows.map(({ url }) => url);
  });
}
