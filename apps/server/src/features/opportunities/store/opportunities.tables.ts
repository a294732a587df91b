import type {
  EvidenceAnswer,
  OpportunityEvidence,
  OpportunityFigures,
  OpportunityQuery,
} from "@citelens/contract/content/opportunities";
import {
  efforts,
  impacts,
  opportunityKinds,
  opportunityPeriods,
  opportunityTargets,
  type ScorePartName,
} from "@citelens/contract/content/opportunity-words";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { workspaces } from "#features/workspaces/store/workspaces.tables.ts";
import { leaseColumns } from "#platform/leases/lease-columns.ts";
import { at } from "#platform/tables/columns.ts";
import { workspaceTable } from "#platform/tables/workspace-table.ts";

/** Evidence as it is stored: models are named when it is shown. */
export type StoredEvidence = Omit<OpportunityEvidence, "answers"> & {
  readonly answers: readonly Omit<EvidenceAnswer, "display_name">[];
};

/** Opportunities of a workspace, one row for each thing and what it is about, and what people have decided of it. */
export const opportunities = workspaceTable(
  "opportunities",
  { workspaces, key: ["id"] },
  {
    id: uuid().notNull(),
    kind: text({ enum: opportunityKinds }).notNull(),
    target_kind: text({ enum: opportunityTargets }).notNull(),
    /** By which it is the same one as before: a page's counted form, a query's folded text, a domain, a campaign's id. */
    target_key: text().notNull(),
    /** As people decided; it is kept while the row is gone. */
    state: text({ enum: ["OPEN", "PLANNED", "DONE", "DISMISSED"] })
      .notNull()
      .default("OPEN"),
    reason: text().notNull().default(""),
    assignee_id: uuid(),
    due_on: date(),
    first_seen: at().notNull(),
    /** In how many refreshes in a row what it rests on was not found; from two on it is gone. */
    missed: smallint().notNull().default(0),
  },
  (table) => [uniqueIndex("opportunities_target").on(table.workspace_id, table.kind, table.target_key)],
);

/** An opportunity as it stands in a period, ready to be shown. */
export const opportunity_periods = workspaceTable(
  "opportunity_periods",
  { workspaces, of: { opportunity_id: opportunities }, key: ["opportunity_id", "period"] },
  {
    period: text({ enum: opportunityPeriods }).notNull(),
    score: real().notNull(),
    score_parts: jsonb()
      .$type<readonly { readonly name: ScorePartName; readonly points: number }[]>()
      .notNull(),
    impact: text({ enum: impacts }).notNull(),
    effort: text({ enum: efforts }).notNull(),
    n: integer().notNull(),
    title: text().notNull(),
    why: text().notNull(),
    target_name: text().notNull(),
    target_title: text(),
    campaign_ids: uuid().array().notNull(),
    queries: jsonb().$type<readonly OpportunityQuery[]>().notNull(),
    figures: jsonb().$type<OpportunityFigures>().notNull(),
    evidence: jsonb().$type<StoredEvidence>().notNull(),
  },
  (table) => [index("opportunity_periods_score").on(table.workspace_id, table.period, table.score)],
);

/** When a workspace's opportunities were last looked for, and when they are next. */
export const opportunity_refreshes = workspaceTable(
  "opportunity_refreshes",
  { workspaces, key: [] },
  {
    refreshed_at: at(),
    /** Counted answers of 90 days that it looked at. */
    answers: integer(),
    ...leaseColumns(),
    /** Since when somebody waits for it to begin, or to begin anew. */
    asked_at: at(),
    has_failed: boolean().notNull().default(false),
    next_at: at().notNull(),
  },
  (table) => [index("opportunity_refreshes_next_at").on(table.next_at)],
);
