import { index, integer, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "#features/accounts/store/accounts.tables.ts";
import { organizations } from "#features/organizations/store/organizations.tables.ts";
import { workspaces } from "#features/workspaces/store/workspaces.tables.ts";
import { workspaceTable } from "#platform/tables/workspace-table.ts";

/** The one demo of an organization, and how much of its calendar has been lived through. */
export const demos = workspaceTable(
  "demos",
  { workspaces },
  {
    organization_id: uuid()
      .primaryKey()
      .references(() => organizations.id, { onDelete: "cascade" }),
    /** User who asked for it, and in whose name its campaigns are made. */
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The key under which the visits are reported. */
    key_id: uuid().notNull(),
    days: integer().notNull(),
    days_done: integer().notNull().default(0),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("demos_workspace_id").on(table.workspace_id)],
);
