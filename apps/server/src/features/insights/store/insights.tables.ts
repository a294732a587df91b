import { sourceKinds } from "@citelens/contract/visibility/answers";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgPolicy,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { campaigns } from "#features/campaigns/store/campaigns.tables.ts";

const withinPolicy = () => pgPolicy("within_workspace", { using: sql`within_workspace(workspace_id)` });
const ofCampaign = (
  name: string,
  table: { readonly workspace_id: PgColumn; readonly campaign_id: PgColumn },
): ReturnType<typeof foreignKey> =>
  foreignKey({
    name,
    columns: [table.workspace_id, table.campaign_id],
    foreignColumns: [campaigns.workspace_id, campaigns.id],
  }).onDelete("cascade");

/** Of a campaign's sums one generation is shown; a next one is made beside it. */
const generation = () => integer().notNull().default(1);
const ofGeneration = () => ({
  workspace_id: uuid().notNull(),
  campaign_id: uuid().notNull(),
  generation: generation(),
});
const kind = () => ({
  branded: boolean().notNull(),
  /** Of the index of this installation, which is no AI assistant. */
  is_local: boolean().notNull(),
});
/** By what sums are kept. Days are those of the time zone of their generation. */
const key = () => ({ ...ofGeneration(), day: date().notNull(), ...kind() });
const sum = () => integer().notNull().default(0);
const at = () => timestamp({ withTimezone: true });

/** How many answers were asked for, whatever came of them, and what came of those that are no answers. */
const asked = () => ({ asked: sum(), refused: sum(), failed: sum() });

/** What a model's answers of a day say of the client: sums of answers that came back, unless a column says otherwise. */
export const answer_days = pgTable(
  "answer_days",
  {
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
  },
  (table) => [
    primaryKey({
      name: "answer_days_pk",
      columns: [
        table.workspace_id,
        table.campaign_id,
        table.generation,
        table.day,
        table.branded,
        table.operator_model,
      ],
    }),
    ofCampaign("answer_days_campaign", table),
    withinPolicy(),
  ],
);

/** How a day's answers speak of a brand. The client's brand bears its campaign's id. */
export const brand_days = pgTable(
  "brand_days",
  {
    ...key(),
    brand_id: uuid().notNull(),
    mentions: sum(),
    position_sum: sum(),
    positive: sum(),
    negative: sum(),
    neutral: sum(),
    unknown: sum(),
    /** Of the positive, negative and neutral ones those that a judge called so; the others are estimated. */
    judged: sum(),
  },
  (table) => [
    primaryKey({
      name: "brand_days_pk",
      columns: [
        table.workspace_id,
        table.campaign_id,
        table.generation,
        table.day,
        table.branded,
        table.is_local,
        table.brand_id,
      ],
    }),
    ofCampaign("brand_days_campaign", table),
    withinPolicy(),
  ],
);

const source = () => ({
  ...key(),
  domain: text().notNull(),
  kind: text({ enum: sourceKinds }).notNull(),
  /** Answers that cite it, each once. */
  uses: sum(),
  /** Of the places of its first citations among the cited domains. */
  rank_sum: sum(),
  /** Answers for which it was read, cited or not. */
  retrieved: sum(),
});
const sourceKey = (
  name: string,
  table: Readonly<
    Record<
      "workspace_id" | "campaign_id" | "generation" | "day" | "branded" | "is_local" | "domain" | "kind",
      PgColumn
    >
  >,
) =>
  primaryKey({
    name,
    columns: [
      table.workspace_id,
      table.campaign_id,
      table.generation,
      table.day,
      table.branded,
      table.is_local,
      table.domain,
      table.kind,
    ],
  });

/** How often a day's answers cite a site, and were made from it. */
export const source_days = pgTable("source_days", source(), (table) => [
  sourceKey("source_days_pk", table),
  ofCampaign("source_days_campaign", table),
  withinPolicy(),
]);

/** The same for a whole week, whose Monday is its day: long periods read weeks, and days at their ends alone. */
export const source_weeks = pgTable("source_weeks", source(), (table) => [
  sourceKey("source_weeks_pk", table),
  ofCampaign("source_weeks_campaign", table),
  withinPolicy(),
]);

const cellSums = () => ({
  query_id: uuid().notNull(),
  operator_model: text().notNull(),
  n: sum(),
  mentions: sum(),
  position_sum: sum(),
  cited: sum(),
  /** Of the places of the client's first own domain among the cited ones. */
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
const cellKey = (
  name: string,
  table: Readonly<Record<"workspace_id" | "campaign_id" | "generation" | "day" | "branded", PgColumn>> & {
    readonly query_id: PgColumn;
    readonly operator_model: PgColumn;
  },
) =>
  primaryKey({
    name,
    columns: [
      table.workspace_id,
      table.campaign_id,
      table.generation,
      table.day,
      table.branded,
      table.query_id,
      table.operator_model,
    ],
  });

/** What a model answers to a query on a day. */
export const cell_days = pgTable("cell_days", cell(), (table) => [
  cellKey("cell_days_pk", table),
  ofCampaign("cell_days_campaign", table),
  withinPolicy(),
]);

/** The same for a whole week. */
export const cell_weeks = pgTable("cell_weeks", cell(), (table) => [
  cellKey("cell_weeks_pk", table),
  ofCampaign("cell_weeks_campaign", table),
  withinPolicy(),
]);

/** The same of all time. */
export const cell_totals = pgTable(
  "cell_totals",
  { ...ofGeneration(), ...kind(), ...cellSums() },
  (table) => [
    primaryKey({
      name: "cell_totals_pk",
      columns: [
        table.workspace_id,
        table.campaign_id,
        table.generation,
        table.query_id,
        table.operator_model,
        table.branded,
      ],
    }),
    ofCampaign("cell_totals_campaign", table),
    withinPolicy(),
  ],
);

/** The queries of a campaign that were asked, as they were asked last. */
export const asked_queries = pgTable(
  "asked_queries",
  {
    ...ofGeneration(),
    query_id: uuid().notNull(),
    query_text: text().notNull(),
    branded: boolean().notNull(),
    country: text(),
    language: text().notNull(),
    last_created: at().notNull(),
    /** How many answers were asked for. */
    asked: sum(),
  },
  (table) => [
    primaryKey({
      name: "asked_queries_pk",
      columns: [table.workspace_id, table.campaign_id, table.generation, table.query_id],
    }),
    ofCampaign("asked_queries_campaign", table),
    withinPolicy(),
  ],
);

/** Which version of a model answered on a day, and which version of the analysis read the answers. */
export const version_days = pgTable(
  "version_days",
  {
    ...key(),
    operator_model: text().notNull(),
    /** As the provider named it; empty where it did not. */
    model_id: text().notNull(),
    analyser_version: smallint().notNull(),
    n: sum(),
  },
  (table) => [
    primaryKey({
      name: "version_days_pk",
      columns: [
        table.workspace_id,
        table.campaign_id,
        table.generation,
        table.day,
        table.branded,
        table.operator_model,
        table.model_id,
        table.analyser_version,
      ],
    }),
    index("version_days_model").on(table.workspace_id, table.operator_model, table.model_id, table.day),
    ofCampaign("version_days_campaign", table),
    withinPolicy(),
  ],
);

/**
 * The state of a campaign's sums. Whoever changes sums holds this row, so that they are made again beside those that add to
 * them; answers up to `next_until` count in the next generation too.
 */
export const sum_versions = pgTable(
  "sum_versions",
  {
    workspace_id: uuid().notNull(),
    campaign_id: uuid().notNull(),
    /** Grows with every change, so that what was made of the sums can be kept until then. */
    version: bigint({ mode: "number" }).notNull(),
    /** That is shown, and by whose days it is kept. */
    generation: generation(),
    time_zone: text().notNull().default("UTC"),
    /** That is being made; none most of the time. */
    next_generation: integer(),
    next_time_zone: text(),
    next_until: uuid(),
    /** Whether rows of other generations may be there, or they are to be made again: until all of that is done. */
    is_unfinished: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ name: "sum_versions_pk", columns: [table.workspace_id, table.campaign_id] }),
    index("sum_versions_unfinished").on(table.campaign_id).where(sql`${table.is_unfinished}`),
    ofCampaign("sum_versions_campaign", table),
    withinPolicy(),
  ],
);
