import { integer, jsonb, text } from "drizzle-orm/pg-core";
import { workspaces } from "#features/workspaces/store/workspaces.tables.ts";
import { leaseColumns } from "#platform/leases/lease-columns.ts";
import { at } from "#platform/tables/columns.ts";
import { workspaceTable } from "#platform/tables/workspace-table.ts";
import type { PageLink } from "./page-names.rules.ts";
import type { Passage } from "./passages.rules.ts";

/** Pages that were read for a workspace, and what there is to find on them. */
export const local_pages = workspaceTable(
  "local_pages",
  { workspaces, key: ["url"] },
  {
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
);

/** Sites that were read for a workspace, and when they may be read again. */
export const local_sites = workspaceTable(
  "local_sites",
  { workspaces, key: ["host"] },
  {
    host: text().notNull(),
    /** Null until it was read for the first time. */
    read_at: at(),
    pages_read: integer().notNull().default(0),
    /** Why there is nothing, or not all. */
    note: text(),
    ...leaseColumns(),
  },
);
