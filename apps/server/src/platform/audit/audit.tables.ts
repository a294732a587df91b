import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Acts that matter for trust, and who did them. Rows are only ever added; they outlive what they are about. */
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
    /** When the row was written, by the database's clock; before that was kept, -infinity. The chain goes by it. */
    stored_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    details: jsonb().$type<Readonly<Record<string, string | number | boolean | null>>>().notNull(),
  },
  (table) => [
    index("audit_log_at").on(table.at, table.id),
    index("audit_log_action").on(table.action, table.at, table.id),
    index("audit_log_stored_at").on(table.stored_at, table.id),
    index("audit_log_workspace_id").on(table.workspace_id, table.at),
    index("audit_log_actor_id").on(table.actor_id, table.at),
    index("audit_log_subject_id").on(table.subject_id, table.at),
    index("audit_log_impersonator_id")
      .on(table.impersonator_id, table.at)
      .where(sql`${table.impersonator_id} is not null`),
  ],
);

/** The chain over the log: each seal is made of the one before it and of the rows that were stored after it. */
export const audit_seals = pgTable("audit_seals", {
  /** From 1, without a gap. */
  number: integer().primaryKey(),
  /** The last row that it covers. */
  to_stored_at: timestamp({ withTimezone: true, mode: "string" }).notNull(),
  to_id: uuid().notNull(),
  rows: integer().notNull(),
  /** Rows of this and all earlier ones. */
  rows_before: bigint({ mode: "number" }).notNull(),
  seal: text().notNull(),
  sealed_at: timestamp({ withTimezone: true }).notNull(),
});

/** The newest reading of the whole chain; one row. */
export const audit_checks = pgTable("audit_checks", {
  id: integer().primaryKey().default(1),
  status: text().$type<"RUNNING" | "DONE">().notNull(),
  begun_at: timestamp({ withTimezone: true }).notNull(),
  finished_at: timestamp({ withTimezone: true }),
  /** The last seal that was compared, and the last that there was when it began. */
  seals_done: integer().notNull(),
  seals: integer().notNull(),
  rows: bigint({ mode: "number" }).notNull(),
  /** Seals that do not fit, and the first of them. */
  broken: integer().notNull(),
  first_broken: integer(),
  /** Rows whose time is more than an hour away from when they were stored. */
  misdated: integer().notNull(),
});
