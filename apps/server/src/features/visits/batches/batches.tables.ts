import { index, text, timestamp } from "drizzle-orm/pg-core";
import { workspaces } from "#features/workspaces/store/workspaces.tables.ts";
import { workspaceTable } from "#platform/tables/workspace-table.ts";

/** Batches of visits by the key that their sender gave them, so that one that is sent again counts once. */
export const tracking_batches = workspaceTable(
  "tracking_batches",
  { workspaces, key: ["key_hash"] },
  {
    /** SHA-256 of the sender's key, in base64url. */
    key_hash: text().notNull(),
    /** When it was last begun to be stored. */
    begun_at: timestamp({ withTimezone: true }).notNull(),
    stored_at: timestamp({ withTimezone: true }),
  },
  (table) => [index("tracking_batches_begun").on(table.workspace_id, table.begun_at)],
);
