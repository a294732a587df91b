import { index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** Items that a sweep could not deal with: each is let alone until its next try, and superusers see it until it succeeds. */
export const failed_items = pgTable(
  "failed_items",
  {
    /** The sweep, as room.verb-noun. */
    sweep: text().notNull(),
    /** The id of a campaign, an order, … */
    item: text().notNull(),
    failures: integer().notNull(),
    error: text().notNull(),
    failed_at: timestamp({ withTimezone: true }).notNull(),
    next_try_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sweep, table.item] }),
    index("failed_items_failed_at").on(table.failed_at),
  ],
);
