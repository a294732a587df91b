import { announcementAudiences } from "@citelens/contract/platform/admin-announcements";
import { compedPlans } from "@citelens/contract/platform/admin-organization";
import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "#features/accounts/store/accounts.tables.ts";

/** Announcements of the operator to people; a draft until it is published. */
export const announcements = pgTable(
  "announcements",
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    content: text().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
    published_at: timestamp({ withTimezone: true }),
    audience: text({ enum: announcementAudiences }).notNull().default("all"),
    /** The plans of the audience "plan". */
    plans: text({ enum: compedPlans }).array().notNull().default(sql`'{}'`),
    /** When it is to be published; null unless it waits for that. */
    publish_at: timestamp({ withTimezone: true }),
    /** Since then it is mailed, or has been; never again after that. */
    mailed_at: timestamp({ withTimezone: true }),
    /** How many it is for, as last counted; null until it is published. */
    audience_size: integer(),
  },
  (table) => [
    index("announcements_published_at").on(table.published_at, table.id),
    index("announcements_publish_at").on(table.publish_at).where(sql`${table.publish_at} is not null`),
  ],
);

export const announcement_reads = pgTable(
  "announcement_reads",
  {
    announcement_id: uuid()
      .notNull()
      .references(() => announcements.id, { onDelete: "cascade" }),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    read_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.announcement_id, table.user_id] })],
);
