import { index, integer, jsonb, text } from "drizzle-orm/pg-core";
import { workspaces } from "#features/workspaces/store/workspaces.tables.ts";
import { leaseColumns } from "#platform/leases/lease-columns.ts";
import { at } from "#platform/tables/columns.ts";
import { workspaceTable } from "#platform/tables/workspace-table.ts";

/** Pages that the sitemaps of a workspace's site name. */
export const site_pages = workspaceTable(
  "site_pages",
  { workspaces, key: ["path"] },
  {
    /** As visits store it. */
    path: text().notNull(),
    in_sitemap_since: at().notNull(),
    last_in_sitemap: at().notNull(),
    /** As the sitemap writes it. */
    lastmod: text(),
  },
);

/** When a workspace's sitemaps were last read, and what robots.txt said then. */
export const site_readings = workspaceTable(
  "site_readings",
  { workspaces, key: [] },
  {
    /** The workspace's address when they were: the site whose pages are kept. */
    site_url: text(),
    /** Null until they were read for the first time. */
    read_at: at(),
    pages: integer().notNull().default(0),
    files: jsonb().$type<readonly string[]>().notNull().default([]),
    problems: jsonb().$type<readonly string[]>().notNull().default([]),
    /** Null where its rules could not be had, or there are none. */
    robots: text(),
    /** Since when somebody waits for them to be read. */
    asked_at: at(),
    ...leaseColumns(),
  },
  (table) => [index("site_readings_read_at").on(table.read_at)],
);
