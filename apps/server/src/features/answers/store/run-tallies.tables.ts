import { operatorFailureKinds } from "@citelens/contract/visibility/operators";
import { index, integer, numeric, text, uuid } from "drizzle-orm/pg-core";
import { workspaceTable } from "#platform/tables/workspace-table.ts";
import { runs } from "./answers.tables.ts";

/**
 * Tallies of a run's answers of one model so far; changed while the run is held, and after the sums of the insights. What was asked and
 * neither came, was refused nor failed waits.
 */
export const run_tallies = workspaceTable(
  "run_tallies",
  { of: { run_id: runs }, key: ["campaign_id", "run_id", "operator_model"], hasShortKeyName: true },
  {
    campaign_id: uuid().notNull(),
    operator_model: text().notNull(),
    lane: text().notNull(),
    asked: integer().notNull().default(0),
    ok: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    /** Credits of answers that came or were refused. */
    credits: integer().notNull().default(0),
    /** In US dollars, of all attempts and the judging. */
    cost_usd: numeric({ precision: 14, scale: 6, mode: "number" }).notNull().default(0),
    /** Why the last of those failed that did. */
    failure_kind: text({ enum: operatorFailureKinds }),
  },
  (table) => [index("run_tallies_run").on(table.workspace_id, table.run_id)],
);
