import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { bytes } from "#platform/tables/columns.ts";

/** Icons of websites as this server re-encoded them; no picture where the site has none that can be shown. */
export const favicons = pgTable(
  "favicons",
  {
    /** As an address names it: lower case, with the port where it is not the usual one. */
    host: text().primaryKey(),
    png: bytes(),
    fetched_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("favicons_fetched_at").on(table.fetched_at)],
);
