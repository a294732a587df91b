import type { ExportState } from "@citelens/contract/platform/exports";
import { bigint, foreignKey, index, integer, jsonb, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { members, workspaces } from "#features/workspaces/store/workspaces.tables.ts";
import { leaseColumns } from "#platform/leases/lease-columns.ts";
import { at } from "#platform/tables/columns.ts";
import { workspaceTable } from "#platform/tables/workspace-table.ts";

/** Columns that say which list is meant, and how it is written. */
const listColumns = () => ({
  operation: text().notNull(),
  params: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  query: jsonb().$type<Readonly<Record<string, string | string[]>>>().notNull(),
  last_days: integer().$type<7 | 30 | 90>(),
  format: text().$type<"csv" | "ndjson" | "xlsx">().notNull(),
});

/** Lists that are being written to files, or were; they go with the membership of the one who asked. */
export const exports = workspaceTable(
  "exports",
  { workspaces, key: ["id"] },
  {
    id: uuid().notNull(),
    made_by: uuid().notNull(),
    ...listColumns(),
    status: text().$type<ExportState>().notNull(),
    rows: integer().notNull().default(0),
    size: bigint({ mode: "number" }),
    sha256: text(),
    file_name: text(),
    reason: text(),
    created_at: at().notNull(),
    finished_at: at(),
    expires_at: at(),
    ...leaseColumns(),
  },
  (table) => [
    foreignKey({
      name: "exports_maker",
      columns: [table.workspace_id, table.made_by],
      foreignColumns: [members.workspace_id, members.user_id],
    }).onDelete("cascade"),
    uniqueIndex("exports_id").on(table.id),
    index("exports_made_by").on(table.workspace_id, table.made_by),
    index("exports_expires_at").on(table.expires_at),
    index("exports_status").on(table.status, table.created_at),
  ],
);

/**
 * Addresses that answer one list to whoever has them. They go with the membership of the one who made them; of the token only its
 * SHA-256 is kept.
 */
export const export_links = workspaceTable(
  "export_links",
  { workspaces, key: ["id"] },
  {
    id: uuid().notNull(),
    name: text().notNull(),
    token_hash: text().notNull(),
    made_by: uuid().notNull(),
    ...listColumns(),
    created_at: at().notNull(),
    expires_at: at().notNull(),
    last_used_at: at(),
    uses: integer().notNull().default(0),
  },
  (table) => [
    foreignKey({
      name: "export_links_maker",
      columns: [table.workspace_id, table.made_by],
      foreignColumns: [members.workspace_id, members.user_id],
    }).onDelete("cascade"),
    uniqueIndex("export_links_token_hash").on(table.token_hash),
    index("export_links_made_by").on(table.workspace_id, table.made_by),
    index("export_links_expires_at").on(table.expires_at),
  ],
);
