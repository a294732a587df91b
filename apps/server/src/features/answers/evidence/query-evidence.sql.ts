import { type SQL, sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { answer_citations, answer_mentions, answers } from "../keep/answers.tables.ts";
import { pageOfCitation } from "../keep/page-of-citation.sql.ts";
import { startOf } from "../show/answer-lists.sql.ts";
import { type CountedWithin, countedWithin } from "../show/example-answers.sql.ts";

/** Which answers are looked at, and whom they are looked through for. */
export interface EvidenceScope extends Omit<CountedWithin, "branded"> {
  readonly period: { readonly start: string; readonly end: string };
  /** The queries whose answers are looked at: of many, some at a time, so that no statement takes long. */
  readonly queryIds: readonly string[];
  /**
   * First days of the parts of the period, the earliest first and its own start the first of all: what is counted bears the number of
   * its part, from 1 on.
   */
  readonly parts: readonly string[];
  /** The brands beside the client's that each campaign follows now. */
  readonly competitors: readonly { readonly campaign_id: string; readonly brand_id: string }[];
}

/** What a model's answers to a query say, within one part of the period. */
export interface QueryCounts {
  readonly campaign_id: string;
  readonly query_id: string;
  readonly operator_model: string;
  readonly part: number;
  readonly n: number;
  /** Answers that name the client; of those, that speak badly of it; of these, as a judge says. */
  readonly mentions: number;
  readonly negative: number;
  readonly judged: number;
  /** Answers that name a competitor. */
  readonly competitors: number;
  /** Answers that cite anything, and that cite a page of the client. */
  readonly citing: number;
  readonly cited: number;
}

export function countQueries(tools: Tools, scope: EvidenceScope): Promise<QueryCounts[]> {
  return read(
    tools,
    scope,
    sql`with ${answersOf(scope)}, ${brandsOf(scope)}
      select answer.campaign_id, answer.query_id, answer.operator_model, answer.part, count(*)::int as n,
        count(*) filter (where answer.mentioned)::int as mentions,
        count(*) filter (where named.is_negative)::int as negative,
        count(*) filter (where named.is_judged)::int as judged,
        count(*) filter (where named.has_competitor)::int as competitors,
        count(*) filter (where answer.is_citing)::int as citing,
        count(*) filter (where answer.cited)::int as cited
      from answer left join named on named.answer_id = answer.id
      group by answer.campaign_id, answer.query_id, answer.operator_model, answer.part`,
  );
}

/** How often answers to a query cite an own page, within one part of the period. */
export interface OwnPageCounts {
  readonly campaign_id: string;
  readonly query_id: string;
  readonly part: number;
  /** The form in which it is counted, and an address that leads to it. */
  readonly page: string;
  readonly url: string;
  readonly answers: number;
}

export function countOwnPages(tools: Tools, scope: EvidenceScope): Promise<OwnPageCounts[]> {
  return read(
    tools,
    scope,
    sql`with ${answersOf(scope)}
      select answer.campaign_id, answer.query_id, answer.part, ${pageOfCitation(sql`citation`)} as page,
        max(citation.url) as url, count(distinct answer.id)::int as answers
      from answer
      join ${answer_citations} as citation
        on citation.workspace_id = ${scope.workspaceId} and citation.answer_id = answer.id
      where citation.cited and citation.kind = 'OWNED'
      group by answer.campaign_id, answer.query_id, answer.part, ${pageOfCitation(sql`citation`)}`,
  );
}

/** A page of others that answers to a query cite, among those that most do. */
export interface ForeignPageCounts {
  readonly campaign_id: string;
  readonly query_id: string;
  readonly url: string;
  readonly title: string | null;
  readonly domain: string;
  /** From each part that was named to the end of the period. */
  readonly answers: readonly number[];
}

/** The pages of others that most answers to each query cite, counted from each of these parts on to the end of the period. */
export function listForeignPages(
  tools: Tools,
  scope: EvidenceScope,
  { fromParts, ofQueryMax }: { readonly fromParts: readonly number[]; readonly ofQueryMax: number },
): Promise<ForeignPageCounts[]> {
  const places = sql.join(
    fromParts.map(
      (_, index) =>
        sql`(answers[${index + 1}::int] > 0 and row_number() over (partition by campaign_id, query_id
          order by answers[${index + 1}::int] desc, url) <= ${ofQueryMax})`,
    ),
    sql` or `,
  );
  return read(
    tools,
    scope,
    sql`with ${answersOf(scope)},
      page as (
        select answer.campaign_id, answer.query_id, max(citation.url) as url, max(citation.title) as title,
          min(citation.domain) as domain, ${countsFrom(fromParts, sql`count(distinct answer.id)`)} as answers
        from answer
        join ${answer_citations} as citation
          on citation.workspace_id = ${scope.workspaceId} and citation.answer_id = answer.id
        where citation.cited and citation.kind <> 'OWNED'
        group by answer.campaign_id, answer.query_id, ${pageOfCitation(sql`citation`)}),
      placed as (select *, ${places} as is_shown from page)
      select campaign_id, query_id, url, title, domain, answers from placed where is_shown
      order by campaign_id, query_id, url`,
  );
}

/** What answers to a query that cite a site say, from each part that was named to the end of the period. */
export interface DomainCounts {
  readonly campaign_id: string;
  readonly query_id: string;
  readonly domain: string;
  readonly answers: readonly number[];
  /** Of them, that name a competitor, and that name the client. */
  readonly competitors: readonly number[];
  readonly mentions: readonly number[];
}

/**
 * The sites of neither the client nor a competitor that at least this share of a query's citing answers cites, counted from any of these
 * parts on.
 */
export function countDomains(
  tools: Tools,
  scope: EvidenceScope,
  { fromParts, shareMin }: { readonly fromParts: readonly number[]; readonly shareMin: number },
): Promise<DomainCounts[]> {
  const all = sql`count(*)`;
  const isOften = sql.join(
    fromParts.map(
      (part, index) =>
        sql`(whole.citing[${index + 1}::int] > 0
          and count(*) filter (where citing.part >= ${part}) >= ${shareMin}::float * whole.citing[${index + 1}::int])`,
    ),
    sql` or `,
  );
  return read(
    tools,
    scope,
    sql`with ${answersOf(scope)}, ${brandsOf(scope)},
      whole as (
        select campaign_id, query_id, ${countsFrom(fromParts, all, sql`answer`)} as citing
        from answer where is_citing group by campaign_id, query_id),
      citing as (
        select distinct answer.id, answer.campaign_id, answer.query_id, answer.part, answer.mentioned, citation.domain
        from answer
        join ${answer_citations} as citation
          on citation.workspace_id = ${scope.workspaceId} and citation.answer_id = answer.id
        where citation.cited and citation.kind not in ('OWNED', 'COMPETITOR'))
      select citing.campaign_id, citing.query_id, citing.domain,
        ${countsFrom(fromParts, all, sql`citing`)} as answers,
        ${countsFrom(fromParts, all, sql`citing`, sql`and named.has_competitor`)} as competitors,
        ${countsFrom(fromParts, all, sql`citing`, sql`and citing.mentioned`)} as mentions
      from citing
      join whole on whole.campaign_id = citing.campaign_id and whole.query_id = citing.query_id
      left join named on named.answer_id = citing.id
      group by citing.campaign_id, citing.query_id, citing.domain, whole.citing
      having ${isOften}`,
  );
}

/** A count from each of these parts on, as an array. */
function countsFrom(
  fromParts: readonly number[],
  count: SQL,
  table: SQL = sql`answer`,
  where: SQL = sql``,
): SQL {
  const counts = fromParts.map((part) => sql`${count} filter (where ${table}.part >= ${part} ${where})`);
  return sql`array[${sql.join(counts, sql`, `)}]::int[]`;
}

/** Which of the answers named `answer` are looked at. */
function answersOf(scope: EvidenceScope): SQL {
  const { timeZone, parts } = scope;
  const bounds = sql.join(
    parts.map((day) => startOf(timeZone, day)),
    sql`, `,
  );
  return sql`answer as materialized (
    select answer.id, answer.campaign_id, answer.query_id, answer.operator_model, answer.mentioned, answer.cited,
      answer.citation_count > 0 as is_citing, width_bucket(answer.created, array[${bounds}]) as part
    from ${answers} as answer
    where ${countedWithin({ ...scope, branded: undefined })}
      and answer.query_id = any(${`{${scope.queryIds.join(",")}}`}::uuid[]))`;
}

/** What the answers of `answer` say of brands: at most one row of each. */
function brandsOf({ workspaceId, competitors }: EvidenceScope): SQL {
  return sql`named as (
    select mention.answer_id, bool_or(followed.brand_id is not null) as has_competitor,
      bool_or(mention.is_client and mention.sentiment = 'NEGATIVE') as is_negative,
      bool_or(mention.is_client and mention.sentiment = 'NEGATIVE' and mention.sentiment_basis = 'JUDGED') as is_judged
    from answer
    join ${answer_mentions} as mention
      on mention.workspace_id = ${workspaceId} and mention.answer_id = answer.id
    left join jsonb_to_recordset(${JSON.stringify(competitors)}::jsonb) as followed(campaign_id uuid, brand_id uuid)
      on followed.campaign_id = answer.campaign_id and followed.brand_id = mention.brand_id
    group by mention.answer_id)`;
}

async function read<Row>(tools: Tools, place: Place, query: SQL): Promise<Row[]> {
  const { rows } = await withinWorkspace(tools, place, (db) => db.execute(query));
  return rows as unknown as Row[]; // the parse boundary: the statement names and casts each column
}
