import { doublePrecision, index, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** Counters and sums that are kept and do not come to what they count, until a later check finds them right. */
export const wrong_counts = pgTable(
  "wrong_counts",
  {
    /** The job that found it, as room.verb-noun. */
    check: text().notNull(),
    /** The workspace or organization that was checked. */
    scope: text().notNull(),
    /** The id of the campaign, lot, … that it is about. */
    subject: text().notNull(),
    /** Words for what is counted. */
    what: text().notNull(),
    kept: doublePrecision().notNull(),
    counted: doublePrecision().notNull(),
    found_at: timestamp({ withTimezone: true }).notNull(),
    /** When the superuser was written to about it. */
    mailed_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.check, table.scope, table.subject, table.what] }),
    index("wrong_counts_found_at").on(table.found_at),
  ],
);
