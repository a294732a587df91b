import { reanalysisStatuses } from "@citelens/contract/platform/reanalysis";
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { leaseColumns } from "#platform/leases/lease-columns.ts";
import { at } from "#platform/tables/columns.ts";

/** Times that stored answers of all workspaces are analysed again, in the order of workspaces and of their answers. */
export const reanalyses = pgTable(
  "reanalyses",
  {
    id: uuid().primaryKey(),
    status: text({ enum: reanalysisStatuses }).notNull(),
    /** Version of the analysis that began it. */
    version: smallint().notNull(),
    /** Also those that this version has read already. */
    is_all: boolean().notNull(),
    total: integer().notNull(),
    analysed: integer().notNull().default(0),
    /** The workspace that is being dealt with, and the last of its answers that is done: from there it goes on. */
    at_workspace_id: uuid(),
    at_answer_id: uuid(),
    ...leaseColumns(),
    started_by: uuid(),
    started_at: at().notNull(),
    finished_at: at(),
  },
  (table) => [
    uniqueIndex("reanalyses_running").on(table.status).where(sql`${table.status} = 'RUNNING'`),
    index("reanalyses_started_at").on(table.started_at),
  ],
);
