import { sql } from "drizzle-orm";
import { integer, jsonb, pgPolicy, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { workspaces } from "#features/workspaces/store/workspaces.tables.ts";
import { leaseColumns } from "#platform/leases/lease-columns.ts";
import type { PageLink } from "./page-names.rules.ts";
import type { Passage } from "./passages.rules.ts";

const workspaceId = () =>
  uuid()
    .notNull()
    .references(() => workspaces.id, { onDelete: "cascade" });
const at = () => timestamp({ withTimezone: true });
const withinPolicy = () => pgPolicy("within_workspace", { using: sql`within_workspace(workspace_id)` });

/** Pages that were read for a workspace, and what there is to find on them. */
export const local_pages = pgTable(
  "local_pages",
  {
    workspace_id: workspaceId(),
    /** Where it was in the end, without a fragment. */
    url: text().notNull(),
    host: text().notNull(),
    /** CLOSED: robots.txt says no. FAILED: it could not be read. MOVED: it is kept under another address. */
    status: text({ enum: ["READ", "CLOSED", "FAILED", "MOVED"] }).notNull(),
    title: text().notNull(),
    language: text().notNull(),
    passages: jsonb().$type<readonly Passage[]>().notNull(),
    /** To other pages of the site, for what they call those; of a site that was read at once each link once. */
    links: jsonb().$type<readonly PageLink[]>().notNull().default([]),
    fetched_at: at().notNull(),
    /** How often it was written, so that anyone who has an index of it sees that it changed. */
    writes: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.workspace_id, table.url] }), withinPolicy()],
);

/** Sites that were read for a workspace, and when they may be read again. */
export const local_sites = pgTable(
  "local_sites",
  {
    workspace_id: workspaceId(),
    host: text().notNull(),
    /** Null until it was read for the first time. */
    read_at: at(),
    pages_read: integer().notNull().default(0),
    /** Why there is nothing, or not all. */
    note: text(),
    ...leaseColumns(),
  },
  (table) => [primaryKey({ columns: [table.workspace_id, table.host] }), withinPolicy()],
);
