import {
  type AppKind,
  type AppScope,
  appKinds,
  type RequestProblem,
} from "@citelens/contract/workspaces/connected-apps";
import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "#features/accounts/store/accounts.tables.ts";
import { workspaces } from "#features/workspaces/store/workspaces.tables.ts";
import { at, bytes } from "#platform/tables/columns.ts";
import { workspaceTable } from "#platform/tables/workspace-table.ts";
import type { ClientKeys } from "./client-keys.ts";

/** Apps that introduced themselves to this installation, connected or not. */
export const app_clients = pgTable(
  "app_clients",
  {
    /** The address of its document, or the id that it was given when it registered. */
    client_id: text().primaryKey(),
    kind: text({ enum: appKinds }).$type<AppKind>().notNull(),
    name: text().notNull(),
    redirect_uris: jsonb().$type<readonly string[]>().notNull(),
    /** Keys with which it signs who it is; null of one that is public. */
    keys: jsonb().$type<ClientKeys>(),
    /** When it registered, or its document was read. */
    read_at: at().notNull(),
  },
  (table) => [index("app_clients_read_at").on(table.read_at)],
);

/** Requests of apps to be connected, until somebody answers them. */
export const app_requests = pgTable(
  "app_requests",
  {
    id: uuid().primaryKey(),
    client_id: text()
      .notNull()
      .references(() => app_clients.client_id, { onDelete: "cascade" }),
    redirect_uri: text().notNull(),
    state: text(),
    code_challenge: text().notNull(),
    scopes: jsonb().$type<readonly AppScope[]>().notNull(),
    problem: text().$type<RequestProblem>(),
    expires_at: at().notNull(),
    answered_at: at(),
  },
  (table) => [
    index("app_requests_client_id").on(table.client_id),
    index("app_requests_expires_at").on(table.expires_at),
  ],
);

/** Connections that users allowed. Refresh tokens are derived from salt, generation and the secret key. */
export const connected_apps = pgTable(
  "connected_apps",
  {
    id: uuid().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    client_id: text().notNull(),
    kind: text({ enum: appKinds }).$type<AppKind>().notNull(),
    /** Name and host as they were shown when it was allowed. */
    name: text().notNull(),
    host: text().notNull(),
    scopes: jsonb().$type<readonly AppScope[]>().notNull(),
    credits_per_day: integer().notNull(),
    redirect_uri: text().notNull(),
    code_hash: text().notNull().unique("connected_apps_code_hash"),
    code_challenge: text().notNull(),
    code_expires_at: at().notNull(),
    code_used_at: at(),
    salt: bytes().notNull(),
    generation: integer().notNull().default(0),
    created: at().notNull(),
    expires_at: at().notNull(),
    last_used_at: at(),
    ended_at: at(),
  },
  (table) => [
    index("connected_apps_user_id").on(table.user_id),
    index("connected_apps_client_id").on(table.client_id),
    index("connected_apps_expires_at").on(table.expires_at),
  ],
);

/** Workspaces that a connection reaches. */
export const connected_app_workspaces = workspaceTable(
  "connected_app_workspaces",
  { workspaces, key: ["app_id"] },
  {
    app_id: uuid()
      .notNull()
      .references(() => connected_apps.id, { onDelete: "cascade" }),
  },
  (table) => [index("connected_app_workspaces_app_id").on(table.app_id)],
);

/** Access tokens, by their SHA-256. */
export const app_tokens = pgTable(
  "app_tokens",
  {
    token_hash: text().primaryKey(),
    app_id: uuid()
      .notNull()
      .references(() => connected_apps.id, { onDelete: "cascade" }),
    scopes: jsonb().$type<readonly AppScope[]>().notNull(),
    expires_at: at().notNull(),
  },
  (table) => [
    index("app_tokens_app_id").on(table.app_id),
    index("app_tokens_expires_at").on(table.expires_at),
  ],
);

/** Credits that an app has reserved in each day of UTC. */
export const app_credits = pgTable(
  "app_credits",
  {
    app_id: uuid()
      .notNull()
      .references(() => connected_apps.id, { onDelete: "cascade" }),
    day: date().notNull(),
    credits: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.app_id, table.day] })],
);

/** Assertions that clients signed, so that none is used twice; by the SHA-256 of the client and its own id. */
export const app_assertions = pgTable(
  "app_assertions",
  { id_hash: text().primaryKey(), expires_at: at().notNull() },
  (table) => [index("app_assertions_expires_at").on(table.expires_at)],
);
