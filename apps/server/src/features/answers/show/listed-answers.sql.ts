import { searchKey } from "@citelens/answer-analysis/searches";
import { countedPage } from "@citelens/answer-analysis/sources/source-url";
import type { ParsedInput } from "@citelens/contract/base/endpoint";
import type { listAnswers } from "@citelens/contract/visibility/conversations";
import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { answer_citations, answer_mentions, answer_searches, answers } from "../store/answers.tables.ts";
import { pageOfCitation } from "../store/page-of-citation.sql.ts";
import { ofModel, within } from "./answer-lists.sql.ts";
import { isCounted } from "./figures.sql.ts";

export type ListedFilter = Omit<
  ParsedInput<typeof listAnswers>["query"],
  "page" | "page_size" | "campaign" | "search" | "format"
> & {
  readonly timeZone: string;
  readonly campaignIds: readonly string[];
  /** Ids of these queries alone. */
  readonly queryIds?: readonly string[] | undefined;
};

export type ListedRow = typeof answers.$inferSelect;

/** Single answers, the newest first. */
export function listListed(
  tools: Tools,
  place: Place,
  { limit, offset, ...filter }: ListedFilter & { readonly limit: number; readonly offset: number },
): Promise<ListedRow[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select()
      .from(answers)
      .where(wantedAnswers(place, filter))
      .orderBy(desc(answers.created), asc(answers.id))
      .limit(limit)
      .offset(offset),
  );
}

/** How many there are, counted from the answers, and no further than to a bound. */
export function countListed(
  tools: Tools,
  place: Place,
  { max, ...filter }: ListedFilter & { readonly max: number },
): Promise<number> {
  return withinWorkspace(tools, place, async (db) => {
    const some = db
      .select({ id: answers.id })
      .from(answers)
      .where(wantedAnswers(place, filter))
      .limit(max)
      .as("some");
    const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some);
    return row?.count ?? 0;
  });
}

/** Condition for the answers that a list shows. */
export function wantedAnswers(place: Place, filter: ListedFilter): SQL | undefined {
  const { campaignIds, queryIds, operator_model, branded, mentioned, cited, citing, unknown_to_model } =
    filter;
  return and(
    eq(answers.workspace_id, place.workspaceId),
    inArray(answers.campaign_id, [...campaignIds]),
    within(filter),
    filter.counted ? isCounted(place) : undefined,
    queryIds === undefined ? undefined : inArray(answers.query_id, [...queryIds]),
    ofModel(operator_model),
    branded === undefined ? undefined : eq(answers.branded, branded),
    mentioned === undefined ? undefined : eq(answers.mentioned, mentioned),
    cited === undefined ? undefined : eq(answers.cited, cited),
    unknown_to_model === undefined ? undefined : unknownToModel(unknown_to_model),
    citing === undefined ? undefined : sql`(${answers.citation_count} > 0) = ${citing}`,
    namesBrand(place, filter),
    usesSource(place, filter),
    searchedFor(place, filter),
  );
}

/** In the words of the index of those few. */
function unknownToModel(isUnknown: boolean): SQL {
  return isUnknown ? sql`${answers.unknown_to_model}` : sql`not ${answers.unknown_to_model}`;
}

/** The client's brand bears its campaign's id: under any of them it is the client. */
function namesBrand({ workspaceId }: Place, { brand, sentiment }: ListedFilter): SQL | undefined {
  if (brand === undefined && sentiment === undefined) return undefined;
  const isBrand = sql`(mention.brand_id = ${brand ?? null} or (mention.is_client
    and exists (select from ${answers} as own where own.workspace_id = ${workspaceId}
      and own.campaign_id = ${brand ?? null})))`;
  return sql`exists (select from ${answer_mentions} as mention
    where mention.workspace_id = ${workspaceId} and mention.answer_id = ${answers}.id
      ${brand === undefined ? sql`` : sql`and ${isBrand}`}
      ${sentiment === undefined ? sql`` : sql`and mention.sentiment = ${sentiment}`})`;
}

function usesSource({ workspaceId }: Place, { domain, url }: ListedFilter): SQL | undefined {
  if (domain === undefined && url === undefined) return undefined;
  return sql`exists (select from ${answer_citations} as citation
    where citation.workspace_id = ${workspaceId} and citation.answer_id = ${answers}.id and citation.cited
      ${domain === undefined ? sql`` : sql`and citation.domain = ${domain}`}
      ${url === undefined ? sql`` : sql`and ${pageOfCitation(sql`citation`)} = ${countedPage(url) ?? url}`})`;
}

/** Where a provider does not say which search found what, all that the answer was made from counts. */
function searchedFor({ workspaceId }: Place, { searched_for, found_owned }: ListedFilter): SQL | undefined {
  if (searched_for === undefined && found_owned === undefined) return undefined;
  const found = sql`coalesce(search.found_owned, search.answer_found_owned)`;
  return sql`${answers.id} in (select search.answer_id from ${answer_searches} as search
    where search.workspace_id = ${workspaceId}
      ${searched_for === undefined ? sql`` : sql`and search.query_key = ${searchKey(searched_for)}`}
    group by search.answer_id
    ${found_owned === undefined ? sql`` : sql`having bool_or(${found}) = ${found_owned}`})`;
}
