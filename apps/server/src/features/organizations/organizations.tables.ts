import { pgTable, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "#features/accounts/accounts.tables.ts";

/** The payer: holds billing and credits for its workspaces. One account owns one. */
export const organizations = pgTable("organizations", {
  id: uuid().primaryKey(),
  owner_id: uuid()
    .notNull()
    .unique("organizations_owner_id")
    .references(() => users.id, { onDelete: "restrict" }),
  created: timestamp({ withTimezone: true }).notNull(),
});
