import {
  type AnswerShown,
  answerLocations,
  answerStatuses,
  sentimentLabels,
  sourceKinds,
} from "@citelens/contract/visibility/answers";
import { operatorFailureKinds } from "@citelens/contract/visibility/operators";
import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { campaigns } from "#features/campaigns/store/campaigns.tables.ts";
import { organizations } from "#features/organizations/store/organizations.tables.ts";
import type { Search } from "#platform/ai/operator.ts";
import { leaseColumns } from "#platform/leases/lease-columns.ts";
import { at, bytes } from "#platform/tables/columns.ts";
import { workspaceTable } from "#platform/tables/workspace-table.ts";

/** A source as its provider named it. */
export interface StoredSource {
  readonly url: string;
  readonly title: string | null;
  readonly cited: boolean;
}

/** US dollars, to a millionth. */
const usd = () => numeric({ precision: 14, scale: 6, mode: "number" }).notNull().default(0);

/** One execution of a campaign: every query put to every model. */
export const runs = workspaceTable(
  "runs",
  { of: { campaign_id: campaigns }, key: ["id"] },
  {
    id: uuid().notNull(),
    organization_id: uuid().notNull(),
    status: text({ enum: ["RUNNING", "DONE"] }).notNull(),
    /** Key of the credits that are held for it; none when it costs nothing. */
    hold_key: text(),
    /** Cost of its answers, failed attempts and the judge included. */
    cost_usd: usd(),
    /** Whether any of it was guessed, which makes it an upper bound. */
    cost_is_guessed: boolean().notNull().default(false),
    created: at().notNull(),
    finished_at: at(),
  },
  (table) => [
    index("runs_campaign_created").on(table.workspace_id, table.campaign_id, table.created),
    index("runs_running").on(table.created).where(sql`${table.status} = 'RUNNING'`),
  ],
);

/**
 * One query put to one model in one run, from before it is asked until after it was analysed. The pending rows are the
 * queue that workers take from.
 */
export const answers = workspaceTable(
  "answers",
  { of: { run_id: runs }, key: ["id"] },
  {
    id: uuid().notNull(),
    campaign_id: uuid().notNull(),
    organization_id: uuid().notNull(),
    query_id: uuid().notNull(),
    query_text: text().notNull(),
    branded: boolean().notNull(),
    operator_model: text().notNull(),
    /** Lane in which models wait that share a provider's limits. */
    lane: text().notNull(),
    repeat: smallint().notNull(),
    /** Place of an answer among those of its run and lane: lower ones go first, so that a long run lets short ones through. */
    queue_order: integer().notNull(),
    country: text(),
    language: text().notNull(),
    credits: integer().notNull(),
    status: text({ enum: answerStatuses }).notNull(),
    created: at().notNull(),
    /** How often it was taken to be asked. */
    attempts: smallint().notNull().default(0),
    /** How often what came of it was no answer, or no whole one: that costs as much as one that can be used. */
    unusable: smallint().notNull().default(0),
    not_before: at().notNull(),
    /** Whether it can be taken: no worker has it, and it does not wait for its time. */
    is_ready: boolean().notNull().default(true),
    ...leaseColumns(),
    failure_kind: text({ enum: operatorFailureKinds }),
    failure: text(),
    answered_at: at(),
    model_id: text(),
    searched: boolean().notNull().default(false),
    search_queries: text().array().notNull().default([]),
    text: text().notNull().default(""),
    preview: text().notNull().default(""),
    latency_ms: integer(),
    input_tokens: integer(),
    output_tokens: integer(),
    /** How the place that it was asked from reached the provider; null before it answered. */
    located: text({ enum: answerLocations }),
    /** Cost of all attempts to the installation, those that failed included. */
    cost_usd: usd(),
    /** Whether the provider itself has said so, of every attempt. */
    cost_is_exact: boolean().notNull().default(true),
    /** Whether no price list knew a model of any attempt or judgement: the cost is an upper bound. */
    cost_is_guessed: boolean().notNull().default(false),
    /** Cost of judging it. */
    judge_cost_usd: usd(),
    /** How often a judge has sent something for it that is no verdict, which was paid for all the same. */
    judge_unusable: smallint().notNull().default(0),
    analyser_version: smallint(),
    /** Facts that lists and figures ask of the client's brand, so that they need not look into the mentions. */
    mentioned: boolean().notNull().default(false),
    position: smallint(),
    sentiment: text({ enum: sentimentLabels }),
    /** Whether it says that it does not know the client's brand, and of which brands it says so. */
    unknown_to_model: boolean().notNull().default(false),
    unknown_brands: jsonb().$type<AnswerShown["unknown_brands"]>().notNull().default([]),
    /** Whether it cites a page of the client, and how many pages in all. */
    cited: boolean().notNull().default(false),
    citation_count: smallint().notNull().default(0),
    /** How badly it speaks of brands, from 0 to 1; null where nothing was judged. */
    negativity: real(),
    negative_mentions: smallint().notNull().default(0),
    /** How many ads it was shown with; null where none can be shown, or none could be read. */
    ads_seen: smallint(),
  },
  (table) => [
    uniqueIndex("answers_once").on(
      table.workspace_id,
      table.run_id,
      table.query_id,
      table.operator_model,
      table.repeat,
    ),
    // What a lease takes from, and nothing else: what is being asked or waits has left it.
    index("answers_ready")
      .on(table.lane, table.organization_id, table.queue_order, table.created)
      .where(sql`${table.status} = 'PENDING' and ${table.is_ready}`),
    // The rest of what is pending, by when it can be taken again.
    index("answers_held")
      .on(table.lane, table.organization_id, sql`greatest(${table.not_before}, ${table.lease_until})`)
      .where(sql`${table.status} = 'PENDING' and not ${table.is_ready}`),
    index("answers_waiting").on(table.workspace_id, table.run_id).where(sql`${table.status} = 'PENDING'`),
    index("answers_campaign").on(table.workspace_id, table.campaign_id, table.created),
    index("answers_query").on(table.workspace_id, table.query_id, table.created),
    // By which all answers of a campaign are gone through in slices.
    index("answers_slices").on(table.workspace_id, table.campaign_id, table.id),
    // What waits because it failed before: why a run does not go on.
    index("answers_asked_again")
      .on(table.workspace_id, table.run_id, table.operator_model)
      .where(sql`${table.status} = 'PENDING' and ${table.failure_kind} is not null`),
    index("answers_created").on(table.workspace_id, table.created),
    // By which those are counted and found that an older analysis has read.
    index("answers_analyser")
      .on(table.analyser_version, table.workspace_id)
      .where(sql`${table.status} = 'OK'`),
    index("answers_negative")
      .on(table.workspace_id, table.campaign_id, table.created)
      .where(sql`${table.negative_mentions} > 0`),
    // A few of many: what lists them reads nothing else.
    index("answers_unknown").on(table.workspace_id, table.created).where(sql`${table.unknown_to_model}`),
    // What counts answers with ads reads nothing else.
    index("answers_ads")
      .on(
        table.workspace_id,
        table.query_id,
        table.created,
        table.campaign_id,
        table.operator_model,
        table.ads_seen,
      )
      .where(sql`${table.ads_seen} is not null`),
  ],
);

/** Raw answers that the provider sent, compressed, with the sources and searches as it named them: all that a better analysis needs. */
export const answer_raws = workspaceTable(
  "answer_raws",
  { of: { answer_id: answers }, key: ["answer_id"] },
  {
    raw: bytes().notNull(),
    sources: jsonb().$type<readonly StoredSource[]>().notNull(),
    /** Null of answers from before they were stored, of which `search_queries` knows the words alone. */
    searches: jsonb().$type<readonly Search[]>(),
  },
);

/** One brand in one answer. The client's brand bears its campaign's id. */
export const answer_mentions = workspaceTable(
  "answer_mentions",
  { of: { answer_id: answers }, key: ["answer_id", "brand_id"] },
  {
    brand_id: uuid().notNull(),
    brand: text().notNull(),
    is_client: boolean().notNull(),
    position: smallint().notNull(),
    basis: text({ enum: ["LIST", "ORDER"] }).notNull(),
    sentiment: text({ enum: sentimentLabels }).notNull(),
    score: real(),
    sentiment_basis: text({ enum: ["ESTIMATED", "JUDGED", "NONE"] }).notNull(),
    evidence: text(),
    spans: jsonb().$type<readonly { readonly start: number; readonly end: number }[]>().notNull(),
  },
);

/** One address that an answer cites, or that was retrieved for it. */
export const answer_citations = workspaceTable(
  "answer_citations",
  { of: { answer_id: answers }, key: ["answer_id", "cited", "position"] },
  {
    cited: boolean().notNull(),
    position: smallint().notNull(),
    /** As it was cited, to be followed. */
    url: text().notNull(),
    /** The form in which its page is counted, where that is another one. */
    page: text(),
    domain: text().notNull(),
    title: text(),
    kind: text({ enum: sourceKinds }).notNull(),
    brand_id: uuid(),
  },
  (table) => [index("answer_citations_domain").on(table.workspace_id, table.domain)],
);

/**
 * Searches of an assistant on its way to one answer, each once. It repeats what figures ask of its answer, so that counting the searches
 * of a campaign reads nothing else.
 */
export const answer_searches = workspaceTable(
  "answer_searches",
  { of: { answer_id: answers }, key: ["answer_id", "position"] },
  {
    position: smallint().notNull(),
    campaign_id: uuid().notNull(),
    operator_model: text().notNull(),
    branded: boolean().notNull(),
    created: at().notNull(),
    /** As it was written; null for searches of which the provider says only that there were some. */
    query: text(),
    /** Folded, by which equal ones are found. */
    query_key: text(),
    searches: smallint().notNull(),
    /** Whether a page of the client is among what it found; null where the provider does not say what it found. */
    found_owned: boolean(),
    /** Whether one is among all that the answer was made from, and whether the answer cites one. */
    answer_found_owned: boolean().notNull(),
    answer_cited_owned: boolean().notNull(),
  },
  (table) => [
    index("answer_searches_campaign").on(table.workspace_id, table.campaign_id, table.created),
    index("answer_searches_query_key").on(table.workspace_id, table.query_key, table.created),
  ],
);

/** Names in answers that may be brands nobody has listed yet. */
export const brand_candidates = workspaceTable(
  "brand_candidates",
  { of: { answer_id: answers }, key: ["answer_id", "name_key"] },
  {
    name_key: text().notNull(),
    name: text().notNull(),
    query_id: uuid().notNull(),
    campaign_id: uuid().notNull(),
  },
  (table) => [index("brand_candidates_name_key").on(table.workspace_id, table.name_key)],
);

/** How much of a lane each worker may use until when: together never more than the lane holds. */
export const lane_shares = pgTable(
  "lane_shares",
  {
    lane: text().notNull(),
    worker_id: uuid().notNull(),
    slots: integer().notNull(),
    until: at().notNull(),
  },
  (table) => [primaryKey({ columns: [table.lane, table.worker_id] })],
);

/**
 * Organizations whose answers wait in a lane, and when it is their turn: the instant of their last one while more can be taken, later
 * where nothing can be taken before. An organization without a row has nothing that waits.
 */
export const lane_turns = pgTable(
  "lane_turns",
  {
    lane: text().notNull(),
    organization_id: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    next_at: at().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lane, table.organization_id] }),
    index("lane_turns_next_at").on(table.lane, table.next_at),
  ],
);

/** Cost of an attempt that did not close its answer: it failed for now, or came after another one. Each is booked once. */
export const attempt_costs = workspaceTable(
  "attempt_costs",
  { of: { answer_id: answers }, key: ["answer_id", "fence"] },
  {
    /** Fence of its lease. */
    fence: integer().notNull(),
    cost_usd: usd(),
    booked_at: at().notNull(),
  },
);

/** Questions that an organization's campaigns took to be asked on a day in UTC, whatever came of them. */
export const asked_days = pgTable(
  "asked_days",
  {
    organization_id: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    day: date().notNull(),
    asked: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organization_id, table.day] })],
);
