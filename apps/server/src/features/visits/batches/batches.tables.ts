import { sql } from "drizzle-orm";
import { index, pgPolicy, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { workspaces } from "#features/workspaces/store/workspaces.tables.ts";

/** Batches of visits by the key that their sender gave them, so that one that is sent again counts once. */
export const tracking_batches = pgTable(
  "tracking_batches",
  {
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    /** SHA-256 of the sender's key, in base64url. */
    key_hash: text().notNull(),
    /** When it was last begun to be stored. */
    begun_at: timestamp({ withTimezone: true }).notNull(),
    stored_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.workspace_id, table.key_hash] }),
    index("tracking_batches_begun").on(table.workspace_id, table.begun_at),
    pgPolicy("within_workspace", { using: sql`within_workspace(workspace_id)` }),
  ],
);
