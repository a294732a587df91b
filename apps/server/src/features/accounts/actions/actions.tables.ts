import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Actions of superusers, each once: a second one of the same key does nothing. What was done stands in the audit log. */
export const superuser_acts = pgTable(
  "superuser_acts",
  {
    key: text().primaryKey(),
    action: text().notNull(),
    subject_id: uuid().notNull(),
    /** A hash of the amounts that were asked for; none where it has none. */
    given: text(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("superuser_acts_at").on(table.at)],
);
