import type { KeyScope } from "@citelens/contract/base/endpoint";
import { sql } from "drizzle-orm";
import { date, index, integer, jsonb, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { workspaces } from "#features/workspaces/store/workspaces.tables.ts";
import { workspaceTable } from "#platform/tables/workspace-table.ts";

/** Keys of customers' servers and programs, each for its scopes; the secret itself is not kept, only its SHA-256. */
export const api_keys = workspaceTable(
  "api_keys",
  { workspaces, key: ["id"] },
  {
    id: uuid().notNull(),
    name: text().notNull(),
    prefix: text().notNull(),
    secret_hash: text().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
    revoked_at: timestamp({ withTimezone: true }),
    scopes: text().array().$type<KeyScope[]>().notNull().default(["ingest"]),
    /** User as whom it acts; none for keys that only report visits and are older than scopes. */
    created_by: uuid(),
    expires_at: timestamp({ withTimezone: true }),
    allowed_cidrs: text().array().notNull().default([]),
    last_used_at: timestamp({ withTimezone: true }),
    /** Instant at which somebody was told that it ends soon. */
    expiry_told_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex("api_keys_secret_hash").on(table.secret_hash),
    uniqueIndex("api_keys_active_name")
      .on(table.workspace_id, sql`lower(${table.name})`)
      .where(sql`${table.revoked_at} is null`),
    index("api_keys_created").on(table.workspace_id, table.created),
    index("api_keys_id").on(table.id),
    index("api_keys_expires").on(table.expires_at),
    index("api_keys_prefix").on(sql`(${table.prefix} collate "C")`),
  ],
);

/** Calls of each key by operation and day in UTC, for 30 days. */
export const api_key_uses = workspaceTable(
  "api_key_uses",
  { of: { key_id: api_keys }, key: ["key_id", "day", "operation"] },
  {
    day: date().notNull(),
    operation: text().notNull(),
    count: integer().notNull(),
    refused: integer().notNull(),
  },
  (table) => [index("api_key_uses_day").on(table.day)],
);

/** One call as it is kept, its instant in UTC. */
export interface KeptCall {
  readonly at: string;
  readonly operation: string;
  readonly status: number;
  readonly ms: number;
}

/** The last calls of each key, the newest first, in one row: each batch of calls replaces the oldest. */
export const api_key_calls = workspaceTable(
  "api_key_calls",
  { of: { key_id: api_keys }, key: ["key_id"] },
  { calls: jsonb().$type<readonly KeptCall[]>().notNull() },
);
