import { index, integer, text, uuid } from "drizzle-orm/pg-core";
import { at, bytes } from "#platform/tables/columns.ts";
import { workspaceTable } from "#platform/tables/workspace-table.ts";
import { answers } from "../store/answers.tables.ts";

/** Answers that a provider sent and the database would not store: paid for, and kept until a superuser has it stored. */
export const unstored_answers = workspaceTable(
  "unstored_answers",
  { of: { answer_id: answers }, key: ["answer_id"] },
  {
    campaign_id: uuid().notNull(),
    operator_model: text().notNull(),
    query_text: text().notNull(),
    /** All that came of asking, as compressed JSON, since text and JSON of PostgreSQL may be what it does not fit into. */
    outcome: bytes().notNull(),
    error: text().notNull(),
    /** How often storing it has failed. */
    tries: integer().notNull(),
    failed_at: at().notNull(),
    tried_at: at().notNull(),
  },
  (table) => [index("unstored_answers_failed_at").on(table.failed_at)],
);
