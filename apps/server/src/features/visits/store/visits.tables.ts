import { sql } from "drizzle-orm";
import { bigint, date, index, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { workspaces } from "#features/workspaces/store/workspaces.tables.ts";
import { workspaceTable } from "#platform/tables/workspace-table.ts";

/** Outcomes of the requests that keys and tracker.js reported, by the day in UTC; counts only ever grow. */
export const tracking_counters = workspaceTable(
  "tracking_counters",
  { workspaces, key: ["key_id", "day", "outcome", "reason"] },
  {
    key_id: uuid().notNull(),
    day: date().notNull(),
    outcome: text({ enum: ["stored", "filtered", "rejected"] }).notNull(),
    reason: text().notNull(),
    count: bigint({ mode: "number" }).notNull(),
  },
  (table) => [index("tracking_counters_rate_limited").on(table.day).where(sql`reason = 'rate_limited'`)],
);

/** When a workspace's servers and its tracker.js last reported something. */
export const tracking_reports = workspaceTable(
  "tracking_reports",
  { workspaces, key: [] },
  {
    last_visit_at: timestamp({ withTimezone: true }),
    last_page_view_at: timestamp({ withTimezone: true }),
  },
);

/** Days that a workspace keeps reports, without a row as long as possible; jobs apply changes, twice. */
export const visit_retentions = workspaceTable(
  "visit_retentions",
  { workspaces, key: [] },
  {
    /** The owner's choice; null for as long as possible. */
    wanted_days: smallint(),
    /** Days that rows are stored with. */
    days: smallint().notNull(),
    changed_at: timestamp({ withTimezone: true }).notNull(),
    /** When stored rows were last brought to `days`. */
    applied_at: timestamp({ withTimezone: true }),
    /** Set while the plan allows less than `days`: the end of the grace. */
    shortens_at: timestamp({ withTimezone: true }),
  },
);
