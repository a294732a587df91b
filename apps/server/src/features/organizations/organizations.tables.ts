import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { suspendedTracking } from "@citelens/contract/platform/suspended-tracking";
import { users } from "#features/accounts/accounts.tables.ts";

/** The payer: holds billing and credits for its workspaces. One account owns one. */
export const organizations = pgTable("organizations", {
  id: uuid().primaryKey(),
  owner_id: uuid()
    .notNull()
    .unique("organizations_owner_id")
    .references(() => users.id, { onDelete: "restrict" }),
  created: timestamp({ withTimezone: true }).notNull(),
  /** Since then its workspaces are closed to their members, and nothing runs in them. */
  suspended_at: timestamp({ withTimezone: true }),
  /** What its members are told. */
  suspended_reason: text(),
  /** What becomes of the visits that its websites go on reporting. */
  suspended_tracking: text({ enum: suspendedTracking }),
});
