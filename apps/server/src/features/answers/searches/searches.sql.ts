import { localModel } from "@citelens/contract/visibility/ai-models";
import type { SearchOrder } from "@citelens/contract/visibility/searches";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { type Period, startOf, within } from "../show/answer-lists.sql.ts";
import type { CountedWithin } from "../show/example-answers.sql.ts";
import { isCounted } from "../show/figures.sql.ts";
import { answer_searches, answers } from "../store/answers.tables.ts";
import type { AnswerCount, SearchCount } from "./searching.rules.ts";

/**
 * Searches that are listed: those for the answers that the figures of campaigns count, of which the sums know how many there are of each
 * model; or those for the answers to one query.
 */
export type AskedSearches =
  | ({ readonly of: "campaigns"; readonly answering: readonly AnswerCount[] } & CountedWithin)
  | ({ readonly of: "query"; readonly queryId: string } & Place & Period);

export interface WantedSearches {
  /** Folded. */
  readonly search: string | undefined;
  readonly order: SearchOrder;
  readonly limit: number;
  readonly offset: number;
}

export interface SubQuestionRow {
  readonly query: string;
  readonly searches: number;
  readonly answers: number;
  readonly found_owned: number;
  readonly found_unknown: number;
  readonly cited_owned: number;
  /** ISO 8601. */
  readonly last_searched: string;
  readonly models: readonly {
    readonly operator_model: string;
    readonly searches: number;
    readonly answers: number;
  }[];
}

export interface SubQuestionRows {
  /** Number of rows of all pages of the list. */
  readonly count: number;
  readonly rows: readonly SubQuestionRow[];
}

/** Rows of what was searched for. An answer has each sub-question once, so its rows are its answers. */
export async function listSubQuestionRows(
  tools: Tools,
  asked: AskedSearches,
  { search, order, limit, offset }: WantedSearches,
): Promise<SubQuestionRows> {
  const place = sql`search.workspace_id = ${asked.workspaceId}`;
  const wanted = searchesOf(asked);
  const { rows } = await withinWorkspace(tools, asked, (db) =>
    db.execute(sql`
      with found as materialized (
        select query_key, sum(searches)::int as searches, count(*)::int as answers,
          count(*) filter (where coalesce(found_owned, answer_found_owned))::int as found_owned,
          count(*) filter (where found_owned is null)::int as found_unknown,
          count(*) filter (where answer_cited_owned)::int as cited_owned
        from ${answer_searches} as search
        where ${place} and ${wanted} and query_key is not null
          ${search ? sql`and strpos(query_key, ${search}) > 0` : sql``}
        group by query_key),
      page as (
        select * from found order by ${orderOf(order)} limit ${limit} offset ${offset}),
      shown as (
        select *, row_number() over (order by ${orderOf(order)}) as place from page),
      described as (
        select shown.*, newest.query, newest.created as last_searched, asked.models from shown
        cross join lateral (
          select query, created from ${answer_searches} as search
          where ${place} and search.query_key = shown.query_key and ${wanted}
          order by created desc, answer_id limit 1) as newest
        cross join lateral (
          select jsonb_agg(model order by model.searches desc, model.operator_model) as models from (
            select operator_model, sum(searches)::int as searches, count(*)::int as answers
            from ${answer_searches} as search
            where ${place} and search.query_key = shown.query_key and ${wanted}
            group by operator_model) as model) as asked)
      select (select count(*)::int from found) as count,
        (select coalesce(jsonb_agg(described order by place), '[]') from described) as rows`),
  );
  const [list] = rows as unknown as SubQuestionRows[]; // the parse boundary: the statement names and casts each column
  if (!list) return { count: 0, rows: [] };

  return {
    count: list.count,
    rows: list.rows.map((row) => ({ ...row, last_searched: new Date(row.last_searched).toISOString() })),
  };
}

/** The models that searched. */
export async function listSearching(tools: Tools, asked: AskedSearches): Promise<SearchCount[]> {
  const { rows } = await withinWorkspace(tools, asked, (db) =>
    db.execute<{ [K in keyof SearchCount]: SearchCount[K] }>(sql`
      select operator_model, count(*) filter (where position = 1)::int as searched,
        bool_or(query_key is not null) as reveals
      from ${answer_searches} as search
      where search.workspace_id = ${asked.workspaceId} and ${searchesOf(asked)}
      group by operator_model`),
  );
  return rows;
}

/** The models with counted answers to a query. */
export function listAnswering(
  tools: Tools,
  asked: Extract<AskedSearches, { of: "query" }>,
): Promise<AnswerCount[]> {
  return withinWorkspace(tools, asked, (db) =>
    db
      .select({ operator_model: answers.operator_model, answers: sql<number>`count(*)::int` })
      .from(answers)
      .where(and(eq(answers.workspace_id, asked.workspaceId), answersTo(asked)))
      .groupBy(answers.operator_model)
      .orderBy(answers.operator_model),
  );
}

/** The rows named `search` that are listed. */
function searchesOf(asked: AskedSearches): SQL {
  if (asked.of === "query")
    return sql`search.answer_id in (select id from ${answers}
      where ${answers.workspace_id} = ${asked.workspaceId} and ${answersTo(asked)})`;

  const { timeZone, branded, campaignIds, localIds, period } = asked;
  return sql`search.campaign_id = any(${uuids([...campaignIds, ...localIds])})
    and ${ofKind(campaignIds, localIds)}
    ${branded === undefined ? sql`` : sql`and search.branded = ${branded}`}
    ${
      period === undefined
        ? sql``
        : sql`and search.created >= ${startOf(timeZone, period.start)} and search.created < ${startOf(timeZone, period.end, 1)}`
    }`;
}

/**
 * Condition on the kind of campaign. Of a comparison of the two the planner believes that it leaves few rows: it is made where there are
 * both alone.
 */
function ofKind(campaignIds: readonly string[], localIds: readonly string[]): SQL {
  if (localIds.length === 0) return sql`search.operator_model <> ${localModel}`;
  if (campaignIds.length === 0) return sql`search.operator_model = ${localModel}`;
  return sql`(search.operator_model = ${localModel}) = (search.campaign_id = any(${uuids(localIds)}))`;
}

function uuids(ids: readonly string[]): SQL {
  return sql`${`{${ids.join(",")}}`}::uuid[]`;
}

function answersTo(asked: Extract<AskedSearches, { of: "query" }>): SQL | undefined {
  return and(eq(answers.query_id, asked.queryId), isCounted(asked), within(asked));
}

/** Order of the list: what nothing distinguishes stands from the most searched, then from that of most answers, then by its words. */
function orderOf(order: SearchOrder): SQL {
  const usual = sql`searches desc, answers desc, query_key`;
  switch (order) {
    case "-searches":
      return usual;
    case "searches":
      return sql`searches asc, ${usual}`;
    case "-answers":
      return sql`answers desc, ${usual}`;
    case "answers":
      return sql`answers asc, ${usual}`;
    case "-found_owned":
      return sql`found_owned desc, ${usual}`;
    case "found_owned":
      return sql`found_owned asc, ${usual}`;
    case "-cited_owned":
      return sql`cited_owned desc, ${usual}`;
    case "cited_owned":
      return sql`cited_owned asc, ${usual}`;
    case "query":
      return sql`query_key asc`;
    case "-query":
      return sql`query_key desc`;
  }
}
