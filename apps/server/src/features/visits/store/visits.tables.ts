import { sql } from "drizzle-orm";
import {
  bigint,
  date,
  index,
  pgPolicy,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { workspaces } from "#features/workspaces/store/workspaces.tables.ts";

/** What became of the requests that keys and tracker.js reported, by the day in UTC; counts only ever grow. */
export const tracking_counters = pgTable(
  "tracking_counters",
  {
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    key_id: uuid().notNull(),
    day: date().notNull(),
    outcome: text({ enum: ["stored", "filtered", "rejected"] }).notNull(),
    reason: text().notNull(),
    count: bigint({ mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspace_id, table.key_id, table.day, table.outcome, table.reason] }),
    index("tracking_counters_rate_limited").on(table.day).where(sql`reason = 'rate_limited'`),
    pgPolicy("within_workspace", { using: sql`within_workspace(workspace_id)` }),
  ],
);

/** When a workspace's servers and its tracker.js last reported something. */
export const tracking_reports = pgTable(
  "tracking_reports",
  {
    workspace_id: uuid()
      .primaryKey()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    last_visit_at: timestamp({ withTimezone: true }),
    last_page_view_at: timestamp({ withTimezone: true }),
  },
  () => [pgPolicy("within_workspace", { using: sql`within_workspace(workspace_id)` })],
);

/**
 * How long a workspace keeps what was reported. Where there is no row, it is as long as possible. A change of `days` is applied to
 * stored rows by a job, and once more in the next night, for what was under way.
 */
export const visit_retentions = pgTable(
  "visit_retentions",
  {
    workspace_id: uuid()
      .primaryKey()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    /** The owner's choice; null for as long as possible. */
    wanted_days: smallint(),
    /** What rows are stored with. */
    days: smallint().notNull(),
    changed_at: timestamp({ withTimezone: true }).notNull(),
    /** When stored rows were last brought to `days`. */
    applied_at: timestamp({ withTimezone: true }),
    /** Set while the plan allows less than `days`: the end of the grace. */
    shortens_at: timestamp({ withTimezone: true }),
  },
  () => [pgPolicy("within_workspace", { using: sql`within_workspace(workspace_id)` })],
);
