import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { leaseColumns } from "#platform/leases/lease-columns.ts";
import { at } from "#platform/tables/columns.ts";

const deletionKinds = ["CAMPAIGN", "WORKSPACE", "ACCOUNT", "ORGANIZATION"] as const;

/** Where the removal goes on when it is taken up again: at which table, and by which values of its index. */
export interface Position {
  readonly table: string;
  readonly after: readonly string[] | null;
}

/** Deletions: work while rows are removed, then a receipt that outlives its subject, of nothing but ids. */
export const deletions = pgTable(
  "deletions",
  {
    id: uuid().primaryKey(),
    kind: text({ enum: deletionKinds }).notNull(),
    /** Null for an account or an organization, which has a deletion of its own for each of its workspaces. */
    workspace_id: uuid(),
    /** The id of the campaign, the workspace, the user or the organization. */
    subject_id: uuid().notNull(),
    /** The deletion of the account or the organization with which a workspace goes. */
    part_of: uuid(),
    requested_by: uuid(),
    /** The superuser who acted as the one who asked. */
    impersonator_id: uuid(),
    asked_at: at().notNull(),
    /** Nothing is removed before. */
    not_before: at().notNull(),
    begun_at: at(),
    finished_at: at(),
    /** When it was looked for what came late. */
    checked_at: at(),
    /** Rows that were removed, by table: postgres.answers, clickhouse.visits, … */
    removed: jsonb().$type<Readonly<Record<string, number>>>().notNull().default({}),
    position: jsonb().$type<Position>(),
    ...leaseColumns(),
  },
  (table) => [
    index("deletions_asked").on(table.asked_at, table.id),
    index("deletions_under_way").on(table.not_before).where(sql`${table.finished_at} is null`),
    index("deletions_unchecked")
      .on(table.finished_at)
      .where(sql`${table.checked_at} is null and ${table.finished_at} is not null`),
  ],
);
