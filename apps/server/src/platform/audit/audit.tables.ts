import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Who did what that matters for trust. Rows are only ever added; they outlive what they are about. */
export const audit_log = pgTable(
  "audit_log",
  {
    id: uuid().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    action: text().notNull(),
    /** The account that acted, or was acted as. */
    actor_id: uuid(),
    /** The superuser who acted as the actor. */
    impersonator_id: uuid(),
    workspace_id: uuid(),
    /** The id of what was acted upon: a user, a key, an invitation, … */
    subject_id: uuid(),
    details: jsonb().$type<Readonly<Record<string, string | number | boolean | null>>>().notNull(),
  },
  (table) => [
    index("audit_log_at").on(table.at, table.id),
    index("audit_log_workspace_id").on(table.workspace_id, table.at),
    index("audit_log_actor_id").on(table.actor_id, table.at),
    index("audit_log_subject_id").on(table.subject_id, table.at),
    index("audit_log_impersonator_id")
      .on(table.impersonator_id, table.at)
      .where(sql`${table.impersonator_id} is not null`),
  ],
);
