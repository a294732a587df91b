import { sql } from "drizzle-orm";
import { foreignKey, integer, pgPolicy, pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core";
import { campaigns } from "#features/campaigns/store/campaigns.tables.ts";

/** Campaigns whose answers are being read again since names of their brands changed; a row goes with its last answer. */
export const campaign_reanalyses = pgTable(
  "campaign_reanalyses",
  {
    workspace_id: uuid().notNull(),
    campaign_id: uuid().notNull(),
    /** Goes up with each change that makes it begin again. */
    revision: integer().notNull().default(1),
    /** The last answer that was read. */
    after: uuid().notNull(),
    done: integer().notNull().default(0),
    /** Null until it was begun. */
    total: integer(),
    changed_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspace_id, table.campaign_id] }),
    foreignKey({
      name: "campaign_reanalyses_campaign",
      columns: [table.workspace_id, table.campaign_id],
      foreignColumns: [campaigns.workspace_id, campaigns.id],
    }).onDelete("cascade"),
    pgPolicy("within_workspace", { using: sql`within_workspace(workspace_id)` }),
  ],
);
