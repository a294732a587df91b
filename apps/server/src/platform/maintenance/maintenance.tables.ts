import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Notices for the whole service, a row a thing: its words, and until when. */
export const service_notices = pgTable("service_notices", {
  kind: text().$type<"banner" | "read-only">().primaryKey(),
  text: text().notNull(),
  ends_at: timestamp({ withTimezone: true }),
});
