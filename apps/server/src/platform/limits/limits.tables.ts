import { boolean, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * The theoretical arrival time of the next act of each key (see gcra.ts), and whether the last one was let pass. Keys are hashed: the
 * table holds nobody's address. Unlogged, so that it costs no disk: after a crash of the database everybody begins anew.
 */
export const rate_limits = pgTable("rate_limits", {
  key: text().primaryKey(),
  arrives_at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  is_taken: boolean().notNull(),
});

/**
 * Holders of the slots of each key: ids of slots, with the second of the epoch until which each is held unless it is renewed. Unlogged as
 * well: after a crash, what runs on is counted again with its next renewal.
 */
export const limit_slots = pgTable("limit_slots", {
  key: text().primaryKey(),
  holders: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
});
