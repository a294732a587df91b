import { operatorFailureKinds } from "@citelens/contract/operators";
import { boolean, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What is known of each row of the catalogue; one that has no row is on, not paused, and was never asked. */
export const operator_switches = pgTable("operator_switches", {
  model_id: text().primaryKey(),
  is_on: boolean().notNull().default(true),
  paused_until: timestamp({ withTimezone: true }),
  pause_reason: text(),
  last_answer_at: timestamp({ withTimezone: true }),
  last_failure_at: timestamp({ withTimezone: true }),
  last_failure_kind: text({ enum: operatorFailureKinds }),
  last_failure: text(),
});
