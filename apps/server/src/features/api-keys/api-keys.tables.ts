import { sql } from "drizzle-orm";
import {
  index,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { workspaces } from "#features/workspaces/store/workspaces.tables.ts";

/** Keys with which customers' servers report visits; the secret itself is not kept, only its SHA-256. */
export const api_keys = pgTable(
  "api_keys",
  {
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    id: uuid().notNull(),
    name: text().notNull(),
    prefix: text().notNull(),
    secret_hash: text().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
    revoked_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.workspace_id, table.id] }),
    uniqueIndex("api_keys_secret_hash").on(table.secret_hash),
    uniqueIndex("api_keys_active_name")
      .on(table.workspace_id, sql`lower(${table.name})`)
      .where(sql`${table.revoked_at} is null`),
    index("api_keys_created").on(table.workspace_id, table.created),
    index("api_keys_id").on(table.id),
    index("api_keys_prefix").on(sql`(${table.prefix} collate "C")`),
    pgPolicy("within_workspace", { using: sql`within_workspace(workspace_id)` }),
  ],
);
