import type {
  AnswerLocation,
  AnswerShown,
  AnswerStatus,
  SentimentLabel,
} from "@citelens/contract/visibility/answers";
import { eq, sql } from "drizzle-orm";
import type { Search } from "#platform/ai/operator.ts";
import { isLeaseOver } from "#platform/leases/lease.sql.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import {
  answer_citations,
  answer_mentions,
  answer_raws,
  answer_searches,
  answers,
  attempt_costs,
  brand_candidates,
  type StoredSource,
} from "./answers.tables.ts";
import { insertRows, type Key, keysAsRows } from "./keys-as-rows.sql.ts";

/** Facts of an answer once it came, was refused, or failed for good. */
export interface ClosedAnswer extends Key {
  /** Fence of the lease under which it was asked. */
  readonly fence: number;
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
  /** How many ads it was shown with; null where that is not known. */
  readonly ads_seen: number | null;
  /** Cost of the last attempt; what earlier ones have cost stands in the row. */
  readonly cost_usd: number;
  readonly cost_is_exact: boolean;
  readonly cost_is_guessed: boolean;
}

/** Findings of an analysis about an answer, in the words of its row. */
export interface Findings extends Key {
  readonly analyser_version: number;
  readonly preview: string;
  readonly mentioned: boolean;
  readonly position: number | null;
  readonly sentiment: SentimentLabel | null;
  readonly unknown_to_model: boolean;
  readonly unknown_brands: AnswerShown["unknown_brands"];
  readonly cited: boolean;
  readonly citation_count: number;
  readonly negativity: number | null;
  readonly negative_mentions: number;
}

export type MentionRow = typeof answer_mentions.$inferInsert;
export type CitationRow = typeof answer_citations.$inferInsert;
export type CandidateRow = typeof brand_candidates.$inferInsert;
/** Search as stored; what its answer knows itself is taken from there. */
export type SearchRow = Omit<
  typeof answer_searches.$inferSelect,
  "campaign_id" | "operator_model" | "branded" | "created"
>;

/** From here on the transaction fails rather than wait longer for what others hold. */
export async function limitWaits({ db }: Tools, lockMsMax: number): Promise<void> {
  await db.execute(sql`select set_config('lock_timeout', ${String(lockMsMax)}, true)`);
}

/**
 * Closes those that still wait, each once however often it was asked, and whosever lease has expired: what was paid for
 * first counts. Resolves to the ids of those.
 */
export async function closeAnswers({ db }: Tools, rows: readonly ClosedAnswer[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const closed = await db.execute<{ id: string }>(sql`
    update ${answers} as answer
    set status = row.status, answered_at = row.answered_at, credits = row.credits,
      failure_kind = row.failure_kind, failure = row.failure, model_id = row.model_id, located = row.located,
      searched = row.searched, search_queries = array(select jsonb_array_elements_text(row.search_queries)),
      text = row.text, latency_ms = row.latency_ms, input_tokens = row.input_tokens, output_tokens = row.output_tokens,
      ads_seen = row.ads_seen, cost_usd = answer.cost_usd + row.cost_usd,
      cost_is_exact = answer.cost_is_exact and row.cost_is_exact,
      cost_is_guessed = greatest(answer.cost_is_guessed, row.cost_is_guessed),
      is_ready = false, leased_by = null, lease_until = null, fence = row.fence
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(
      workspace_id uuid, id uuid, fence int, status text, answered_at timestamptz, credits int, failure_kind text,
      failure text, model_id text, located text, searched boolean, search_queries jsonb, text text, latency_ms int,
      input_tokens int, output_tokens int, ads_seen smallint, cost_usd numeric, cost_is_exact boolean,
      cost_is_guessed boolean)
    where answer.workspace_id = row.workspace_id and answer.id = row.id and answer.status = 'PENDING'
    returning answer.id`);
  return new Set(closed.rows.map(({ id }) => id));
}

/** Cost of an attempt that did not close its answer. */
export interface AttemptCost extends Key {
  readonly fence: number;
  readonly cost_usd: number;
  readonly cost_is_exact: boolean;
  readonly cost_is_guessed: boolean;
}

/**
 * Adds what these attempts have cost to their answers, each once: an attempt that closed its answer is in there already.
 * Resolves to what was added.
 */
export async function addAttemptCosts(
  { db, now }: Tools,
  costs: readonly AttemptCost[],
): Promise<{ readonly id: string; readonly cost_usd: number }[]> {
  if (costs.length === 0) return [];
  const { rows } = await db.execute<{ id: string; cost_usd: number }>(sql`
    with cost as (
      select * from jsonb_to_recordset(${JSON.stringify(costs)}::jsonb)
        as cost(workspace_id uuid, id uuid, fence int, cost_usd numeric, cost_is_exact boolean, cost_is_guessed boolean)
    ), booked as (
      insert into ${attempt_costs} (workspace_id, answer_id, fence, cost_usd, booked_at)
      select cost.workspace_id, cost.id, cost.fence, cost.cost_usd, ${now()}::timestamptz from cost
      join ${answers} as answer on answer.workspace_id = cost.workspace_id and answer.id = cost.id
      where answer.status = 'PENDING' or answer.fence <> cost.fence
      on conflict do nothing
      returning workspace_id, answer_id, fence, cost_usd
    ), summed as (
      select booked.workspace_id, booked.answer_id, sum(booked.cost_usd) as cost_usd, bool_and(cost.cost_is_exact) as is_exact,
        bool_or(cost.cost_is_guessed) as is_guessed
      from booked join cost
        on cost.workspace_id = booked.workspace_id and cost.id = booked.answer_id and cost.fence = booked.fence
      group by booked.workspace_id, booked.answer_id
    )
    update ${answers} as answer
    set cost_usd = answer.cost_usd + summed.cost_usd, cost_is_exact = answer.cost_is_exact and summed.is_exact,
      cost_is_guessed = greatest(answer.cost_is_guessed, summed.is_guessed)
    from summed where answer.workspace_id = summed.workspace_id and answer.id = summed.answer_id
    returning answer.id, summed.cost_usd::float8`);
  return rows;
}

/** Key of a closed row: the answer, and the run that it is of. */
export interface ClosedKey extends Key {
  readonly run_id: string;
}

/**
 * Closes without being asked what waits for a model in which nothing can be asked, of all workspaces. What somebody changes at this moment is left alone: it is asked once more, and closed then.
 */
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
): Promise<ClosedKey[]> {
  const closed: ClosedKey[] = [];
  // One after the other, since each has an index of its own.
  for (const isReady of [sql`is_ready`, sql`not is_ready`]) {
    const { rows } = await db.execute<{ [K in keyof ClosedKey]: ClosedKey[K] }>(sql`
      update ${answers} as answer set status = 'FAILED', answered_at = ${now()}::timestamptz, credits = 0,
        failure_kind = ${kind}, failure = ${failure}, is_ready = false, leased_by = null, lease_until = null,
        fence = answer.fence + 1
      from (
        select workspace_id, id from ${answers}
        where status = 'PENDING' and ${isReady} and lane = ${lane} and operator_model = ${operatorModel}
          and ${isLeaseOver(sql.raw("lease_until"), { now: now() })}
        for no key update skip locked
      ) as waiting
      where answer.workspace_id = waiting.workspace_id and answer.id = waiting.id
      returning answer.workspace_id, answer.id, answer.run_id`);
    closed.push(...rows);
  }
  return closed;
}

/** Closes what a run still waits for, asked or not. */
export async function failLate({ db, now }: Tools, run: Key): Promise<ClosedKey[]> {
  const { rows } = await db.execute<{ [K in keyof ClosedKey]: ClosedKey[K] }>(sql`
    update ${answers} as answer set status = 'FAILED', answered_at = ${now()}::timestamptz, credits = 0,
      failure_kind = coalesce(answer.failure_kind, 'timeout'),
      failure = coalesce(answer.failure, 'It was not asked in time'), is_ready = false, leased_by = null,
      lease_until = null, fence = answer.fence + 1
    from (
      select workspace_id, id from ${answers}
      where workspace_id = ${run.workspace_id} and run_id = ${run.id} and status = 'PENDING'
      order by workspace_id, id
      for no key update
    ) as late
    where answer.workspace_id = late.workspace_id and answer.id = late.id and answer.status = 'PENDING'
    returning answer.workspace_id, answer.id, answer.run_id`);
  return rows;
}

export interface AnswerFindings {
  readonly findings: readonly Findings[];
  readonly mentions: readonly MentionRow[];
  readonly citations: readonly CitationRow[];
  readonly candidates: readonly CandidateRow[];
  readonly searches: readonly SearchRow[];
}

/** Puts what an analysis found in place of what an earlier one did. */
export async function replaceFindings({ db }: Tools, found: AnswerFindings, isFirst: boolean): Promise<void> {
  const { findings, mentions, citations, candidates, searches } = found;
  if (findings.length === 0) return;
  await db.execute(sql`
    update ${answers} as answer
    set analyser_version = row.analyser_version, preview = row.preview, mentioned = row.mentioned,
      position = row.position, sentiment = row.sentiment, unknown_to_model = row.unknown_to_model,
      unknown_brands = row.unknown_brands, cited = row.cited, citation_count = row.citation_count,
      negativity = row.negativity, negative_mentions = row.negative_mentions
    from jsonb_to_recordset(${JSON.stringify(findings)}::jsonb) as row(
      workspace_id uuid, id uuid, analyser_version smallint, preview text, mentioned boolean, position smallint,
      sentiment text, unknown_to_model boolean, unknown_brands jsonb, cited boolean, citation_count smallint,
      negativity real, negative_mentions smallint)
    where answer.workspace_id = row.workspace_id and answer.id = row.id`);
  if (!isFirst) await forget({ db }, findings);
  await insertRows({ db }, answer_mentions, mentions);
  await insertRows({ db }, answer_citations, citations);
  await insertRows({ db }, brand_candidates, candidates, sql`on conflict do nothing`);
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

/** Parts from which a stored answer can be analysed again. */
export interface AnalysableAnswer extends Key {
  readonly campaign_id: string;
  readonly query_id: string;
  readonly lane: string;
  /** Language of the question, "de" or "de-AT". */
  readonly language: string;
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
): Promise<AnalysableAnswer[]> {
  const { campaignId, belowVersion, after, limit } = filter;
  const { rows } = await db.execute<{ [K in keyof AnalysableAnswer]: AnalysableAnswer[K] }>(sql`
    select answer.workspace_id, answer.id, answer.campaign_id, answer.query_id, answer.lane, answer.language, answer.text,
      raw.sources,
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

/** Searches of an answer from before they were stored. */
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
