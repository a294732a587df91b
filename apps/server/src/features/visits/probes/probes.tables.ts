import { text, timestamp } from "drizzle-orm/pg-core";
import { workspaces } from "#features/workspaces/store/workspaces.tables.ts";
import { workspaceTable } from "#platform/tables/workspace-table.ts";

/** Requests of our own that a workspace's tracking was to report, each by its nonce, and when it did. */
export const integration_checks = workspaceTable(
  "integration_checks",
  { workspaces, key: ["nonce"] },
  {
    nonce: text().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
    seen_at: timestamp({ withTimezone: true }),
  },
);
