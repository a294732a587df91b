import { suspendedTracking } from "@citelens/contract/platform/suspended-tracking";
import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "#features/accounts/accounts.tables.ts";

/** By what administrators find an organization. Triggers of the database keep it as its owner is called. */
export const organization_texts = pgTable(
  "organization_texts",
  {
    id: uuid()
      .primaryKey()
      .references(() => organizations.id, { onDelete: "cascade" }),
    /** The name and the e-mail of the owner; empty for a deleted account. */
    text: text().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("organization_texts_created").on(table.created, table.id)],
);

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
