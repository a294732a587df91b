import { sql } from "drizzle-orm";
import {
  customType,
  foreignKey,
  index,
  integer,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { answers } from "../store/answers.tables.ts";

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const at = () => timestamp({ withTimezone: true });

/** What a provider sent and the database would not store: paid for, and kept until a superuser has it stored. */
export const unstored_answers = pgTable(
  "unstored_answers",
  {
    workspace_id: uuid().notNull(),
    answer_id: uuid().notNull(),
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
  (table) => [
    primaryKey({ columns: [table.workspace_id, table.answer_id] }),
    foreignKey({
      name: "unstored_answers_answer",
      columns: [table.workspace_id, table.answer_id],
      foreignColumns: [answers.workspace_id, answers.id],
    }).onDelete("cascade"),
    index("unstored_answers_failed_at").on(table.failed_at),
    pgPolicy("within_workspace", { using: sql`within_workspace(workspace_id)` }),
  ],
);
