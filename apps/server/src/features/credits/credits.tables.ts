import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { organizations } from "#features/organizations/organizations.tables.ts";

/** Credits that came together: of a plan's period, bought, or given. `available` is what is left of `amount`. */
export const credit_lots = pgTable(
  "credit_lots",
  {
    id: uuid().primaryKey(),
    organization_id: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "restrict" }),
    kind: text({ enum: ["PLAN", "BOUGHT", "GRANTED"] }).notNull(),
    amount: integer().notNull(),
    available: integer().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("credit_lots_organization_id").on(table.organization_id, table.created)],
);

/** Every change of a lot; rows are only ever added, so their sum is what is available. */
export const credit_entries = pgTable(
  "credit_entries",
  {
    id: uuid().primaryKey(),
    organization_id: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "restrict" }),
    lot_id: uuid()
      .notNull()
      .references(() => credit_lots.id, { onDelete: "restrict" }),
    /** Names the deed: a second entry of the same key, kind and lot is refused. */
    key: text().notNull(),
    kind: text({ enum: ["GRANT", "TAKE_BACK"] }).notNull(),
    /** Added to what is available; below 0 it takes away. */
    amount: integer().notNull(),
    reason: text().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("credit_entries_once").on(table.organization_id, table.key, table.kind, table.lot_id),
    index("credit_entries_organization_id").on(table.organization_id, table.created),
  ],
);
