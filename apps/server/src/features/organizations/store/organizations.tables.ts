import { switchedFeatures } from "@citelens/contract/platform/feature-switches";
import { suspendedTracking } from "@citelens/contract/platform/suspended-tracking";
import { sql } from "drizzle-orm";
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "#features/accounts/store/accounts.tables.ts";

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

/** The payer: holds billing and credits for its workspaces. One account owns one that is not deleted. */
export const organizations = pgTable(
  "organizations",
  {
    id: uuid().primaryKey(),
    owner_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    created: timestamp({ withTimezone: true }).notNull(),
    /** Since then its workspaces are closed to their members, and nothing runs in them. */
    suspended_at: timestamp({ withTimezone: true }),
    /** Reason that its members are told. */
    suspended_reason: text(),
    /** Treatment of the visits that its websites go on reporting. */
    suspended_tracking: text({ enum: suspendedTracking }),
    /** Parts of the product in which nothing new begins. */
    features_off: text({ enum: switchedFeatures }).array().notNull().default(sql`'{}'`),
    /** When it is to be deleted; null unless a superuser asked for it. */
    deletion_at: timestamp({ withTimezone: true }),
    deletion_reason: text(),
    /** The superuser who asked. */
    deletion_by: uuid(),
    /** When its owner was told once more. */
    deletion_told_at: timestamp({ withTimezone: true }),
    /** The row of a deleted organization stays, for payments and the ledger. */
    deleted_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex("organizations_owner_id").on(table.owner_id).where(sql`${table.deleted_at} is null`),
    index("organizations_deletion_at")
      .on(table.deletion_at)
      .where(sql`${table.deletion_at} is not null and ${table.deleted_at} is null`),
    // Deleted ones too.
    index("organizations_owner").on(table.owner_id),
  ],
);
