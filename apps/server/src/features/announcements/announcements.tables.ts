import { index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "#features/accounts/accounts.tables.ts";

/** What the operator tells everyone; a draft until it is published. */
export const announcements = pgTable(
  "announcements",
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    content: text().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
    published_at: timestamp({ withTimezone: true }),
  },
  (table) => [index("announcements_published_at").on(table.published_at, table.id)],
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
