import { and, eq, isNull, sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { answer_citations, answers, brand_candidates } from "../store/answers.tables.ts";
import { localLane } from "../store/local-lane.rules.ts";
import { pageOfCitation } from "../store/page-of-citation.sql.ts";
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

/** A name is that of a product when it stands behind a brand's in one of five answers, of so many that gave it last. */
const product = { oneOf: 5, answers: 50 } as const;

interface CandidateNames {
  readonly campaignId: string;
  readonly names: readonly { readonly name: string; readonly nameKey: string }[];
  /** With their other names. */
  readonly brands: readonly string[];
}

/** The keys of those names that answers of a campaign give to products of its brands, as in "Acme Runner". */
export async function listProductKeys(
  tools: Tools,
  place: Place,
  { campaignId, names, brands }: CandidateNames,
): Promise<Set<string>> {
  if (names.length === 0 || brands.length === 0) return new Set();
  const brand = `(?:${brands.map(literally).join("|")})`;
  const patterns = names.map(({ name, nameKey }) => ({
    name_key: nameKey,
    pattern: `\\m${brand}(?:['’]s)?\\s+${literally(name)}(?![[:alnum:]])`,
  }));
  const found = await withinWorkspace(tools, place, (db) =>
    db.execute<{ name_key: string }>(sql`
      select seen.name_key
      from jsonb_to_recordset(${JSON.stringify(patterns)}::jsonb) as seen(name_key text, pattern text),
        lateral (
          select count(*) as all_of_them, count(*) filter (where newest.text ~* seen.pattern) as behind
          from (
            select ${answers.text} as text from ${brand_candidates}
            join ${answers} on ${isCandidateOf}
            where ${brand_candidates.workspace_id} = ${place.workspaceId}
              and ${brand_candidates.name_key} = seen.name_key and ${brand_candidates.campaign_id} = ${campaignId}
            order by ${brand_candidates.answer_id} desc limit ${product.answers}
          ) as newest
        ) as counted
      where counted.behind > 0 and counted.behind * ${product.oneOf} >= counted.all_of_them`),
  );
  return new Set(found.rows.map(({ name_key }) => name_key));
}

const isCandidateOf = and(
  eq(answers.workspace_id, brand_candidates.workspace_id),
  eq(answers.id, brand_candidates.answer_id),
);

/** As a part of a regular expression of PostgreSQL. */
function literally(name: string): string {
  return name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&").replace(/\s+/g, "\\s+");
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
