import type { PublishedKey } from "@citelens/web-bot-auth";
import { integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Sources that operators publish so that their agents can be told from others: the last good copy of each, for all workspaces. */
export const identity_sources = pgTable("identity_sources", {
  url: text().primaryKey(),
  kind: text({ enum: ["address_list", "key_directory"] }).notNull(),
  /** The networks of a list, or the keys of a directory; none until it was read once. */
  content: jsonb().$type<readonly string[] | readonly PublishedKey[]>(),
  /** A hash of the content. */
  version: text().notNull().default(""),
  /** When it was last read with success. */
  fetched_at: timestamp({ withTimezone: true }),
  /** Start of the failures since then; none while all is well. */
  failing_since: timestamp({ withTimezone: true }),
  failures: integer().notNull().default(0),
  failure: text(),
  next_try_at: timestamp({ withTimezone: true }).notNull(),
});
