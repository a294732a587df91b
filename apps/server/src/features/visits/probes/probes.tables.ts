import { sql } from "drizzle-orm";
import { pgPolicy, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { workspaces } from "#features/workspaces/store/workspaces.tables.ts";

/** Requests of our own that a workspace's tracking was to report, each by its nonce, and when it did. */
export const integration_checks = pgTable(
  "integration_checks",
  {
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    nonce: text().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
    seen_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.workspace_id, table.nonce] }),
    pgPolicy("within_workspace", { using: sql`within_workspace(workspace_id)` }),
  ],
);
