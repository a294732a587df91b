import { sourceKinds } from "@citelens/contract/visibility/answers";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  type PgColumn,
  pgPolicy,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { campaigns } from "#features/campaigns/campaigns.tables.ts";

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

/** By what every sum is kept. Days are those of the workspace's time zone. */
const key = () => ({
  workspace_id: uuid().notNull(),
  campaign_id: uuid().notNull(),
  day: date().notNull(),
  branded: boolean().notNull(),
  /** Of the index of this installation, which is no AI assistant. */
  is_local: boolean().notNull(),
});
const sum = () => integer().notNull().default(0);

/** What a model's answers of a day say of the client. Sums of answers that came back, as in all tables here. */
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
  },
  (table) => [
    primaryKey({
      name: "answer_days_pk",
      columns: [table.workspace_id, table.campaign_id, table.day, table.branded, table.operator_model],
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
  },
  (table) => [
    primaryKey({
      name: "brand_days_pk",
      columns: [
        table.workspace_id,
        table.campaign_id,
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
    Record<"workspace_id" | "campaign_id" | "day" | "branded" | "is_local" | "domain" | "kind", PgColumn>
  >,
) =>
  primaryKey({
    name,
    columns: [
      table.workspace_id,
      table.campaign_id,
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

const cell = () => ({
  ...key(),
  query_id: uuid().notNull(),
  operator_model: text().notNull(),
  n: sum(),
  mentions: sum(),
  position_sum: sum(),
  cited: sum(),
  /** Of the places of the client's first own domain among the cited ones. */
  cited_rank_sum: sum(),
});
const cellKey = (
  name: string,
  table: Readonly<Record<"workspace_id" | "campaign_id" | "day" | "branded", PgColumn>> & {
    readonly query_id: PgColumn;
    readonly operator_model: PgColumn;
  },
) =>
  primaryKey({
    name,
    columns: [
      table.workspace_id,
      table.campaign_id,
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

/** Grows with every change of a campaign's sums, so that what was made of them can be kept until then. */
export const sum_versions = pgTable(
  "sum_versions",
  {
    workspace_id: uuid().notNull(),
    campaign_id: uuid().notNull(),
    version: bigint({ mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ name: "sum_versions_pk", columns: [table.workspace_id, table.campaign_id] }),
    ofCampaign("sum_versions_campaign", table),
    withinPolicy(),
  ],
);
