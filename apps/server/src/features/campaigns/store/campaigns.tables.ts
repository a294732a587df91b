import {
  campaignStatuses,
  campaignTypes,
  frequencies,
} from "@citelens/contract/visibility/campaign-constants";
import type { NameSetting } from "@citelens/contract/visibility/name-settings";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { workspaces } from "#features/workspaces/store/workspaces.tables.ts";
import { at } from "#platform/tables/columns.ts";
import { workspaceTable } from "#platform/tables/workspace-table.ts";

/** Settings of the names whose settings are not the defaults. */
const nameSettings = () => jsonb().$type<NameSetting[]>().notNull().default([]);

/** Queries that are asked of AI models again and again, and of which brand. */
export const campaigns = workspaceTable(
  "campaigns",
  { workspaces, key: ["id"] },
  {
    id: uuid().notNull(),
    name: text().notNull(),
    campaign_type: text({ enum: campaignTypes }).notNull(),
    status: text({ enum: campaignStatuses }).notNull(),
    frequency: text({ enum: frequencies }).notNull(),
    repeats: smallint().notNull(),
    brand_name: text().notNull(),
    brand_aliases: text().array().notNull(),
    brand_domains: text().array().notNull(),
    brand_name_settings: nameSettings(),
    operator_models: text().array().notNull(),
    country: text(),
    language: text().notNull(),
    /** Number of queries that are asked now. */
    query_count: integer().notNull().default(0),
    /** Number of answers that came, refusals included. */
    answer_count: integer().notNull().default(0),
    created: at().notNull(),
    launched_at: at(),
    last_run_at: at(),
    /** When it is to be asked again; kept while it is paused, stopped or archived, when nothing is asked. */
    next_run_at: at(),
    /** Why it stopped by itself, why a run of it did not begin, or which models hardly answered the newest one. */
    stop_reason: text(),
    /** Hidden from everyone since then; a job removes what belongs to it. */
    deleted_at: at(),
  },
  (table) => [
    index("campaigns_created").on(table.workspace_id, table.created),
    index("campaigns_next_run_at").on(table.next_run_at).where(sql`${table.status} = 'ACTIVE'`),
    index("campaigns_deleted").on(table.workspace_id).where(sql`${table.deleted_at} is not null`),
  ],
);

export const campaign_queries = workspaceTable(
  "campaign_queries",
  { workspaces, of: { campaign_id: campaigns }, key: ["campaign_id", "id"] },
  {
    id: uuid().notNull(),
    text: text().notNull(),
    country: text(),
    language: text(),
    priority: smallint().notNull(),
    branded: boolean().notNull(),
    position: integer().notNull(),
    created: at().notNull(),
    /** Since then it is asked no more; its answers stay. */
    retired_at: at(),
  },
);

/** Brands beside the client's: named by people, or found in answers. Only the accepted count in any figure. */
export const competitors = workspaceTable(
  "competitors",
  { workspaces, key: ["id"] },
  {
    id: uuid().notNull(),
    name: text().notNull(),
    /** The name folded, by which one brand is told from another. */
    name_key: text().notNull(),
    aliases: text().array().notNull(),
    domains: text().array().notNull(),
    name_settings: nameSettings(),
    status: text({ enum: ["suggested", "accepted", "ignored"] }).notNull(),
    seen_in_answers: integer().notNull().default(0),
    created: at().notNull(),
  },
  (table) => [uniqueIndex("competitors_name_key").on(table.workspace_id, table.name_key)],
);

export const campaign_competitors = workspaceTable(
  "campaign_competitors",
  {
    workspaces,
    of: { campaign_id: campaigns, competitor_id: competitors },
    key: ["campaign_id", "competitor_id"],
  },
  {},
);

/** When a launched campaign began to count a brand beside the client's, and when it stopped. Rows are only ever added. */
export const competitor_changes = workspaceTable(
  "competitor_changes",
  { workspaces, of: { campaign_id: campaigns }, key: ["campaign_id", "id"] },
  {
    id: uuid().notNull(),
    kind: text({ enum: ["added", "removed"] }).notNull(),
    /** The competitor's name then. */
    name: text().notNull(),
    created: at().notNull(),
  },
  (table) => [index("competitor_changes_created").on(table.workspace_id, table.created)],
);
