import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Role } from "./instance-roles.ts";

/**
 * The processes that run on these databases: few rows, each written every ten seconds, so that an index would cost more than it
 * finds. One that ends in order removes itself; one that was killed stops being seen.
 */
export const instances = pgTable("instances", {
  id: uuid().primaryKey(),
  /** The machine's name and the port. */
  name: text().notNull(),
  roles: text().array().$type<Role[]>().notNull(),
  version: text().notNull(),
  /** Both by the database's clock, because machines may disagree about the time. */
  started: timestamp({ withTimezone: true }).notNull().defaultNow(),
  seen_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
