import { type SQL, sql } from "drizzle-orm";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { startOf } from "../show/answer-lists.sql.ts";
import { type CountedWithin, countedWithin } from "../show/example-answers.sql.ts";
import { answer_citations, answer_mentions, answers } from "../store/answers.tables.ts";
import { pageOfCitation } from "../store/page-of-citation.sql.ts";

/** Answers that are looked at, and whom they are looked through for. */
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

/** Counts of a model's answers to a query, within one part of the period. */
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

/** Counts of answers to a query that cite a site, from each part that was named to the end of the period. */
export interface DomainCounts {
  readonly campaign_id: string;
  readonly query_id: string;
  readonly domain: string;
  readonly answers: readonly number[];
  /** Answers among them that name a competitor, and that name the client. */
  readonly competitors: readonly number[];
  readonly mentions: readonly number[];
}

export interface QueryEvidence {
  readonly counts: readonly QueryCounts[];
  readonly own_pages: readonly OwnPageCounts[];
  readonly foreign_pages: readonly ForeignPageCounts[];
  readonly domains: readonly DomainCounts[];
}

export interface EvidenceWanted {
  /** Pages of others and sites are counted from each of these parts on to the end of the period. */
  readonly fromParts: readonly number[];
  /** So many pages of others of each query, those that most answers cite. */
  readonly foreignOfQueryMax: number;
  /** Sites of neither the client nor a competitor that at least this share of a query's citing answers cites, from any of the parts on. */
  readonly siteShareMin: number;
}

/**
 * Reads what answers to queries name and cite. They are found by their queries and read once, with their mentions and citations by their
 * keys: that takes a time that grows with these answers alone, whatever else the workspace has.
 */
export async function readQueryEvidence(
  tools: Tools,
  scope: EvidenceScope,
  wanted: EvidenceWanted,
): Promise<QueryEvidence> {
  const { rows } = await withinWorkspace(tools, scope, (db) =>
    db.execute(sql`with ${answersOf(scope)}, ${citedOf(scope)},
      counts as (
        select campaign_id, query_id, operator_model, part, count(*)::int as n,
          count(*) filter (where mentioned)::int as mentions,
          count(*) filter (where is_negative)::int as negative,
          count(*) filter (where is_judged)::int as judged,
          count(*) filter (where has_competitor)::int as competitors,
          count(*) filter (where is_citing)::int as citing,
          count(*) filter (where cited)::int as cited
        from answer group by campaign_id, query_id, operator_model, part),
      own_pages as (
        select campaign_id, query_id, part, page, max(url) as url, count(*)::int as answers
        from cited where kind = 'OWNED' group by campaign_id, query_id, part, page),
      ${foreignPagesOf(wanted)}, ${domainsOf(wanted)}
      select (select coalesce(jsonb_agg(counts), '[]') from counts) as counts,
        (select coalesce(jsonb_agg(own_pages), '[]') from own_pages) as own_pages,
        (select coalesce(jsonb_agg(foreign_pages), '[]') from foreign_pages) as foreign_pages,
        (select coalesce(jsonb_agg(domains), '[]') from domains) as domains`),
  );
  // The parse boundary: the statement names and casts each column.
  return rows[0] as unknown as QueryEvidence;
}

function foreignPagesOf({ fromParts, foreignOfQueryMax }: EvidenceWanted): SQL {
  const places = sql.join(
    fromParts.map(
      (_, index) =>
        sql`(answers[${index + 1}::int] > 0 and row_number() over (partition by campaign_id, query_id
          order by answers[${index + 1}::int] desc, url) <= ${foreignOfQueryMax})`,
    ),
    sql` or `,
  );
  return sql`page as (
      select campaign_id, query_id, max(url) as url, max(title) as title, min(domain) as domain,
        ${countsFrom(fromParts)} as answers
      from cited where kind <> 'OWNED' group by campaign_id, query_id, page),
    placed as (select *, ${places} as is_shown from page),
    foreign_pages as (select campaign_id, query_id, url, title, domain, answers from placed where is_shown)`;
}

function domainsOf({ fromParts, siteShareMin }: EvidenceWanted): SQL {
  const isOften = sql.join(
    fromParts.map(
      (part, index) =>
        sql`(whole.citing[${index + 1}::int] > 0
          and count(*) filter (where part >= ${part}) >= ${siteShareMin}::float * whole.citing[${index + 1}::int])`,
    ),
    sql` or `,
  );
  return sql`whole as (
      select campaign_id, query_id, ${countsFrom(fromParts)} as citing
      from answer where is_citing group by campaign_id, query_id),
    domains as (
      select citing.campaign_id, citing.query_id, citing.domain, ${countsFrom(fromParts)} as answers,
        ${countsFrom(fromParts, sql`and has_competitor`)} as competitors,
        ${countsFrom(fromParts, sql`and mentioned`)} as mentions
      from cited as citing
      join whole on whole.campaign_id = citing.campaign_id and whole.query_id = citing.query_id
      where citing.is_first and citing.kind not in ('OWNED', 'COMPETITOR')
      group by citing.campaign_id, citing.query_id, citing.domain, whole.citing
      having ${isOften})`;
}

/** How many rows there are from each of these parts on, as an array. */
function countsFrom(fromParts: readonly number[], where: SQL = sql``): SQL {
  const counts = fromParts.map((part) => sql`count(*) filter (where part >= ${part} ${where})`);
  return sql`array[${sql.join(counts, sql`, `)}]::int[]`;
}

/** Answers that are looked at, and what each says of brands. */
function answersOf(scope: EvidenceScope): SQL {
  const { workspaceId, timeZone, parts, period, competitors, queryIds } = scope;
  const bounds = sql.join(
    parts.map((day) => startOf(timeZone, day)),
    sql`, `,
  );
  return sql`followed as materialized (
      select campaign_id, array_agg(brand_id) as brands
      from jsonb_to_recordset(${JSON.stringify(competitors)}::jsonb) as one(campaign_id uuid, brand_id uuid)
      group by campaign_id),
    answer as materialized (
      select answer.id, answer.campaign_id, answer.query_id, answer.operator_model, answer.mentioned, answer.cited,
        answer.citation_count > 0 as is_citing, width_bucket(answer.created, array[${bounds}]) as part,
        named.has_competitor, named.is_negative, named.is_judged
      from unnest(${`{${queryIds.join(",")}}`}::uuid[]) as wanted(id)
      cross join lateral (
        select answer.* from ${answers} as answer
        where answer.workspace_id = ${workspaceId} and answer.query_id = wanted.id
          and answer.created >= ${startOf(timeZone, period.start)} and answer.created < ${startOf(timeZone, period.end, 1)}
        offset 0) as answer
      left join followed on followed.campaign_id = answer.campaign_id
      cross join lateral (
        select coalesce(bool_or(mention.brand_id = any(followed.brands)), false) as has_competitor,
          coalesce(bool_or(mention.is_client and mention.sentiment = 'NEGATIVE'), false) as is_negative,
          coalesce(bool_or(mention.is_client and mention.sentiment = 'NEGATIVE'
            and mention.sentiment_basis = 'JUDGED'), false) as is_judged
        from ${answer_mentions} as mention
        where mention.workspace_id = ${workspaceId} and mention.answer_id = answer.id) as named
      where ${countedWithin({ ...scope, branded: undefined })})`;
}

/** The pages that these answers cite, each once of an answer; of several pages of a site one is its first. */
function citedOf({ workspaceId }: EvidenceScope): SQL {
  return sql`cited as materialized (
    select answer.id, answer.campaign_id, answer.query_id, answer.part, answer.mentioned, answer.has_competitor,
      citation.kind, citation.page, citation.url, citation.title, citation.domain, citation.is_first
    from answer
    cross join lateral (
      select min(one.kind) as kind, one.page, max(one.url) as url, max(one.title) as title, min(one.domain) as domain,
        row_number() over (partition by min(one.domain)) = 1 as is_first
      from (
        select citation.kind, ${pageOfCitation(sql`citation`)} as page, citation.url, citation.title, citation.domain
        from ${answer_citations} as citation
        where citation.workspace_id = ${workspaceId} and citation.answer_id = answer.id and citation.cited) as one
      group by one.page) as citation)`;
}
