import { integer, timestamp, uuid } from "drizzle-orm/pg-core";
import { campaigns } from "#features/campaigns/store/campaigns.tables.ts";
import { workspaceTable } from "#platform/tables/workspace-table.ts";

/** Campaigns whose answers are being read again since names of their brands changed; a row goes with its last answer. */
export const campaign_reanalyses = workspaceTable(
  "campaign_reanalyses",
  { of: { campaign_id: campaigns }, key: ["campaign_id"] },
  {
    /** Goes up with each change that makes it begin again. */
    revision: integer().notNull().default(1),
    /** The last answer that was read. */
    after: uuid().notNull(),
    done: integer().notNull().default(0),
    /** Null until it was begun. */
    total: integer(),
    changed_at: timestamp({ withTimezone: true }).notNull(),
  },
);
