import { operatorFailureKinds } from "@citelens/contract/visibility/operators";
import { sql } from "drizzle-orm";
import {
  foreignKey,
  index,
  integer,
  numeric,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { runs } from "./answers.tables.ts";

/**
 * What came of a run's answers of one model so far; changed while the run is held, and after the sums of the insights. What
 * was asked and neither came, was refused nor failed waits.
 */
export const run_tallies = pgTable(
  "run_tallies",
  {
    workspace_id: uuid().notNull(),
    campaign_id: uuid().notNull(),
    run_id: uuid().notNull(),
    operator_model: text().notNull(),
    lane: text().notNull(),
    asked: integer().notNull().default(0),
    ok: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    /** Of those that came or were refused. */
    credits: integer().notNull().default(0),
    /** In US dollars, of all attempts and the judging. */
    cost_usd: numeric({ precision: 14, scale: 6, mode: "number" }).notNull().default(0),
    /** Why the last of those failed that did. */
    failure_kind: text({ enum: operatorFailureKinds }),
  },
  (table) => [
    primaryKey({
      name: "run_tallies_pk",
      columns: [table.workspace_id, table.campaign_id, table.run_id, table.operator_model],
    }),
    foreignKey({
      name: "run_tallies_run",
      columns: [table.workspace_id, table.run_id],
      foreignColumns: [runs.workspace_id, runs.id],
    }).onDelete("cascade"),
    index("run_tallies_run").on(table.workspace_id, table.run_id),
    pgPolicy("within_workspace", { using: sql`within_workspace(workspace_id)` }),
  ],
);
