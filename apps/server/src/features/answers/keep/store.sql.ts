import type { AnswerLocation, AnswerStatus, SentimentLabel } from "@citelens/contract/visibility/answers";
import { eq, sql } from "drizzle-orm";
import type { Search } from "#platform/ai/operator.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import {
  answer_citations,
  answer_mentions,
  answer_raws,
  answer_searches,
  answers,
  brand_candidates,
  type StoredSource,
} from "./answers.tables.ts";
import { type Key, keysAsRows } from "./keys-as-rows.sql.ts";

/** What is known of an answer once it came, was refused, or failed for good. */
export interface Closing extends Key {
  readonly status: Exclude<AnswerStatus, "PENDING">;
  readonly answered_at: string;
  readonly credits: number;
  readonly failure_kind: string | null;
  readonly failure: string | null;
  readonly model_id: string | null;
  readonly located: AnswerLocation | null;
  readonly searched: boolean;
  readonly search_queries: readonly string[];
  readonly text: string;
  readonly latency_ms: number | null;
  readonly input_tokens: number | null;
  readonly output_tokens: number | null;
  /** Of the last attempt; what earlier ones have cost stands in the row. */
  readonly cost_usd: number;
  readonly cost_is_exact: boolean;
}

/** What an analysis says of an answer, in the words of its row. */
export interface Findings extends Key {
  readonly analyser_version: number;
  readonly preview: string;
  readonly mentioned: boolean;
  readonly position: number | null;
  readonly sentiment: SentimentLabel | null;
  readonly cited: boolean;
  readonly citation_count: number;
  readonly negativity: number | null;
  readonly negative_mentions: number;
}

export type MentionRow = typeof answer_mentions.$inferInsert;
export type CitationRow = typeof answer_citations.$inferInsert;
export type CandidateRow = typeof brand_candidates.$inferInsert;
/** What its answer knows itself is taken from there. */
export type SearchRow = Omit<
  typeof answer_searches.$inferSelect,
  "campaign_id" | "operator_model" | "branded" | "created"
>;

/** Closes those that still wait, each once however often it was asked; resolves to the ids of those. */
export async function closeAnswers({ db }: Tools, rows: readonly Closing[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const closed = await db.execute<{ id: string }>(sql`
    update ${answers} as answer
    set status = row.status, answered_at = row.answered_at, credits = row.credits,
      failure_kind = row.failure_kind, failure = row.failure, model_id = row.model_id, located = row.located,
      searched = row.searched, search_queries = array(select jsonb_array_elements_text(row.search_queries)),
      text = row.text, latency_ms = row.latency_ms, input_tokens = row.input_tokens, output_tokens = row.output_tokens,
      cost_usd = answer.cost_usd + row.cost_usd, cost_is_exact = answer.cost_is_exact and row.cost_is_exact,
      leased_until = null
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(
      workspace_id uuid, id uuid, status text, answered_at timestamptz, credits int, failure_kind text, failure text,
      model_id text, located text, searched boolean, search_queries jsonb, text text, latency_ms int, input_tokens int,
      output_tokens int, cost_usd numeric, cost_is_exact boolean)
    where answer.workspace_id = row.workspace_id and answer.id = row.id and answer.status = 'PENDING'
    returning answer.id`);
  return new Set(closed.rows.map(({ id }) => id));
}

/** Closes without being asked what waits for a model in which nothing can be asked, of all workspaces; resolves to their runs. */
export async function failWaiting(
  { db, now }: Tools,
  {
    lane,
    operatorModel,
    kind,
    failure,
  }: {
    readonly lane: string;
    readonly operatorModel: string;
    readonly kind: string;
    readonly failure: string;
  },
): Promise<Key[]> {
  const { rows } = await db.execute<{ workspace_id: string; id: string }>(sql`
    update ${answers} set status = 'FAILED', answered_at = ${now()}::timestamptz, credits = 0,
      failure_kind = ${kind}, failure = ${failure}
    where status = 'PENDING' and lane = ${lane} and operator_model = ${operatorModel}
      and (leased_until is null or leased_until < ${now()})
    returning workspace_id, run_id as id`);
  return rows;
}

/** Closes what a run still waits for, asked or not. */
export async function failLate({ db, now }: Tools, run: Key): Promise<void> {
  await db.execute(sql`
    update ${answers} set status = 'FAILED', answered_at = ${now()}::timestamptz, credits = 0,
      failure_kind = coalesce(failure_kind, 'timeout'), failure = coalesce(failure, 'It was not asked in time')
    where workspace_id = ${run.workspace_id} and run_id = ${run.id} and status = 'PENDING'`);
}

export interface Found {
  readonly findings: readonly Findings[];
  readonly mentions: readonly MentionRow[];
  readonly citations: readonly CitationRow[];
  readonly candidates: readonly CandidateRow[];
  readonly searches: readonly SearchRow[];
}

/** Puts what an analysis found in place of what an earlier one did. */
export async function replaceFindings({ db }: Tools, found: Found, isFirst: boolean): Promise<void> {
  const { findings, mentions, citations, candidates, searches } = found;
  if (findings.length === 0) return;
  await db.execute(sql`
    update ${answers} as answer
    set analyser_version = row.analyser_version, preview = row.preview, mentioned = row.mentioned,
      position = row.position, sentiment = row.sentiment, cited = row.cited, citation_count = row.citation_count,
      negativity = row.negativity, negative_mentions = row.negative_mentions
    from jsonb_to_recordset(${JSON.stringify(findings)}::jsonb) as row(
      workspace_id uuid, id uuid, analyser_version smallint, preview text, mentioned boolean, position smallint,
      sentiment text, cited boolean, citation_count smallint, negativity real, negative_mentions smallint)
    where answer.workspace_id = row.workspace_id and answer.id = row.id`);
  if (!isFirst) await forget({ db }, findings);
  await insertInParts(mentions, (rows) => db.insert(answer_mentions).values(rows));
  await insertInParts(citations, (rows) => db.insert(answer_citations).values(rows));
  await insertInParts(candidates, (rows) => db.insert(brand_candidates).values(rows).onConflictDoNothing());
  if (searches.length > 0) await insertSearches({ db }, searches);
}

async function insertSearches({ db }: Pick<Tools, "db">, searches: readonly SearchRow[]): Promise<void> {
  await db.execute(sql`
    insert into ${answer_searches} (workspace_id, answer_id, position, campaign_id, operator_model, branded, created,
      query, query_key, searches, found_owned, answer_found_owned, answer_cited_owned)
    select row.workspace_id, row.answer_id, row.position, answer.campaign_id, answer.operator_model, answer.branded,
      answer.created, row.query, row.query_key, row.searches, row.found_owned, row.answer_found_owned,
      row.answer_cited_owned
    from jsonb_to_recordset(${JSON.stringify(searches)}::jsonb) as row(
      workspace_id uuid, answer_id uuid, position smallint, query text, query_key text, searches smallint,
      found_owned boolean, answer_found_owned boolean, answer_cited_owned boolean)
    join ${answers} as answer on answer.workspace_id = row.workspace_id and answer.id = row.answer_id`);
}

async function forget({ db }: Pick<Tools, "db">, findings: readonly Findings[]): Promise<void> {
  for (const table of [answer_mentions, answer_citations, answer_searches, brand_candidates]) {
    await db.execute(sql`
      delete from ${table} as old using ${keysAsRows(findings)}
      where old.workspace_id = key.workspace_id and old.answer_id = key.id`);
  }
}

export async function insertRaws(
  { db }: Tools,
  rows: readonly (typeof answer_raws.$inferInsert)[],
): Promise<void> {
  await insertInParts(rows, (part) => db.insert(answer_raws).values(part));
}

/** What a stored answer can be analysed from again. */
export interface Analysable extends Key {
  readonly campaign_id: string;
  readonly query_id: string;
  readonly text: string;
  readonly sources: readonly StoredSource[];
  readonly searches: readonly Search[];
}

/** The next stored answers after one, in the order of their ids; of one campaign or of all, of older versions or of any. */
export async function listAnalysable(
  { db }: Tools,
  { workspaceId }: Place,
  filter: {
    readonly campaignId?: string | undefined;
    readonly belowVersion?: number | undefined;
    readonly after: string;
    readonly limit: number;
  },
): Promise<Analysable[]> {
  const { campaignId, belowVersion, after, limit } = filter;
  const { rows } = await db.execute<{ [K in keyof Analysable]: Analysable[K] }>(sql`
    select answer.workspace_id, answer.id, answer.campaign_id, answer.query_id, answer.text, raw.sources,
      coalesce(raw.searches, ${searchesByWords}) as searches
    from ${answers} as answer
    join ${answer_raws} as raw on raw.workspace_id = answer.workspace_id and raw.answer_id = answer.id
    where answer.workspace_id = ${workspaceId} and answer.id > ${after}::uuid and answer.status = 'OK'
      ${campaignId === undefined ? sql`` : sql`and answer.campaign_id = ${campaignId}::uuid`}
      ${belowVersion === undefined ? sql`` : sql`and answer.analyser_version < ${belowVersion}`}
    order by answer.id
    limit ${limit}`);
  return rows;
}

/** What is known of the searches of an answer from before they were stored. */
const searchesByWords = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('query', words, 'found', null) order by place),
    case when answer.searched then '[{"query": null, "found": null}]'::jsonb else '[]'::jsonb end)
  from unnest(answer.search_queries) with ordinality as named(words, place))`;

/** PostgreSQL takes 65,535 values in one statement; so many rows of any table here have fewer. */
const rowsAtOnce = 2_000;

async function insertInParts<Row>(
  rows: readonly Row[],
  insert: (part: Row[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await insert(rows.slice(from, from + rowsAtOnce));
}

/** The campaigns of a workspace that have answers. */
export async function listAnalysedCampaigns({ db }: Tools, { workspaceId }: Place): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: answers.campaign_id })
    .from(answers)
    .where(eq(answers.workspace_id, workspaceId));
  return rows.map(({ id }) => id);
}
