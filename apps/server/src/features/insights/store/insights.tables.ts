import { sourceKinds } from "@citelens/contract/visibility/answers";
import { sql } from "drizzle-orm";
import { bigint, boolean, date, index, integer, jsonb, smallint, text, uuid } from "drizzle-orm/pg-core";
import { campaigns } from "#features/campaigns/store/campaigns.tables.ts";
import { at } from "#platform/tables/columns.ts";
import { workspaceTable } from "#platform/tables/workspace-table.ts";

/** Generation of a campaign's sums: one is shown; a next one is made beside it. */
const generation = () => integer().notNull().default(1);
const ofGeneration = <Column extends string>(...key: readonly Column[]) => ({
  of: { campaign_id: campaigns },
  key: ["campaign_id" as const, "generation" as const, ...key],
  hasShortKeyName: true,
});
const kind = () => ({
  branded: boolean().notNull(),
  /** Whether it is of the index of this installation, which is no AI assistant. */
  is_local: boolean().notNull(),
});
/** By what sums are kept. Days are those of the time zone of their generation. */
const key = () => ({ generation: generation(), day: date().notNull(), ...kind() });
const sum = () => integer().notNull().default(0);

/** How many answers were asked for, whatever came of them, and what came of those that are no answers. */
const asked = () => ({ asked: sum(), refused: sum(), failed: sum() });

/** Sums of a model's answers of a day about the client: sums of answers that came back, unless a column says otherwise. */
export const answer_days = workspaceTable("answer_days", ofGeneration("day", "branded", "operator_model"), {
  ...key(),
  operator_model: text().notNull(),
  n: sum(),
  mentions: sum(),
  position_sum: sum(),
  /** Answers that cite a page of the client. */
  cited: sum(),
  mentioned_and_cited: sum(),
  /** Answers that cite anything. */
  citing: sum(),
  /** Answers that say that they do not know the client. */
  unknown_to_model: sum(),
  ...asked(),
});

/** How a day's answers speak of a brand. The client's brand bears its campaign's id. */
export const brand_days = workspaceTable(
  "brand_days",
  ofGeneration("day", "branded", "is_local", "brand_id"),
  {
    ...key(),
    brand_id: uuid().notNull(),
    mentions: sum(),
    position_sum: sum(),
    positive: sum(),
    negative: sum(),
    neutral: sum(),
    unknown: sum(),
    /** Number of the positive, negative and neutral ones that a judge called so; the others are estimated. */
    judged: sum(),
  },
);

const source = () => ({
  ...key(),
  domain: text().notNull(),
  kind: text({ enum: sourceKinds }).notNull(),
  /** Answers that cite it, each once. */
  uses: sum(),
  /** Sum of the places of its first citations among the cited domains. */
  rank_sum: sum(),
  /** Answers for which it was read, cited or not. */
  retrieved: sum(),
});

/** How often a day's answers cite a site, and were made from it. */
export const source_days = workspaceTable(
  "source_days",
  ofGeneration("day", "branded", "is_local", "domain", "kind"),
  source(),
);

/** The same for a whole week, whose Monday is its day: long periods read weeks, and days at their ends alone. */
export const source_weeks = workspaceTable(
  "source_weeks",
  ofGeneration("day", "branded", "is_local", "domain", "kind"),
  source(),
);

const cellSums = () => ({
  query_id: uuid().notNull(),
  operator_model: text().notNull(),
  n: sum(),
  mentions: sum(),
  position_sum: sum(),
  cited: sum(),
  /** Sum of the places of the client's first own domain among the cited ones. */
  cited_rank_sum: sum(),
  /** Answers that say that they do not know the client. */
  unknown_to_model: sum(),
  ...asked(),
  /** When it was asked last, and when what was asked came back last, whatever came. */
  last_created: at(),
  last_answered: at(),
});

/** Counts by what is counted, those of 0 left out; `add_counts` adds them up. */
const counts = () => jsonb().$type<Readonly<Record<string, number>>>().notNull().default({});
const cell = () => ({
  ...key(),
  ...cellSums(),
  /** Answers that cite anything. */
  citing: sum(),
  /** Answers that name each brand, by its id. */
  brands: counts(),
  /** Answers that cite each site, by its domain. */
  sites: counts(),
});

/** Answers of a model to a query on a day. */
export const cell_days = workspaceTable(
  "cell_days",
  ofGeneration("day", "branded", "query_id", "operator_model"),
  cell(),
);

/** The same for a whole week. */
export const cell_weeks = workspaceTable(
  "cell_weeks",
  ofGeneration("day", "branded", "query_id", "operator_model"),
  cell(),
);

/** The same of all time. */
export const cell_totals = workspaceTable(
  "cell_totals",
  ofGeneration("query_id", "operator_model", "branded"),
  { generation: generation(), ...kind(), ...cellSums() },
);

/** The queries of a campaign that were asked, as they were asked last. */
export const asked_queries = workspaceTable("asked_queries", ofGeneration("query_id"), {
  generation: generation(),
  query_id: uuid().notNull(),
  query_text: text().notNull(),
  branded: boolean().notNull(),
  country: text(),
  language: text().notNull(),
  last_created: at().notNull(),
  /** How many answers were asked for. */
  asked: sum(),
});

/** Versions of a model that answered on a day, and which version of the analysis read the answers. */
export const version_days = workspaceTable(
  "version_days",
  ofGeneration("day", "branded", "operator_model", "model_id", "analyser_version"),
  {
    ...key(),
    operator_model: text().notNull(),
    /** As the provider named it; empty where it did not. */
    model_id: text().notNull(),
    analyser_version: smallint().notNull(),
    n: sum(),
  },
  (table) => [
    index("version_days_model").on(table.workspace_id, table.operator_model, table.model_id, table.day),
  ],
);

/** A campaign's sums' state, held by whoever changes them; answers up to `next_until` count in the next too. */
export const sum_versions = workspaceTable(
  "sum_versions",
  { of: { campaign_id: campaigns }, key: ["campaign_id"], hasShortKeyName: true },
  {
    /** Grows with every change, so that what was made of the sums can be kept until then. */
    version: bigint({ mode: "number" }).notNull(),
    /** Generation that is shown, and by whose days it is kept. */
    generation: generation(),
    time_zone: text().notNull().default("UTC"),
    /** Generation that is being made; none most of the time. */
    next_generation: integer(),
    next_time_zone: text(),
    next_until: uuid(),
    /** Whether rows of other generations may be there, or they are to be made again: until all of that is done. */
    is_unfinished: boolean().notNull().default(false),
  },
  (table) => [index("sum_versions_unfinished").on(table.campaign_id).where(sql`${table.is_unfinished}`)],
);
