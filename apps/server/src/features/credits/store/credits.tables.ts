import type { CreditUseObject } from "@citelens/contract/billing/credits";
import type { CreditAction } from "@citelens/contract/billing/pricing";
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { organizations } from "#features/organizations/store/organizations.tables.ts";
import { at, bytes } from "#platform/tables/columns.ts";

const organizationId = () =>
  uuid()
    .notNull()
    .references(() => organizations.id, { onDelete: "restrict" });

/**
 * Credits that came together: of a plan's period, bought, or given. `available` is what is left of `amount`, and
 * `held` the part of it that is promised to work under way.
 */
export const credit_lots = pgTable(
  "credit_lots",
  {
    id: uuid().primaryKey(),
    organization_id: organizationId(),
    kind: text({ enum: ["PLAN", "BOUGHT", "GRANTED"] }).notNull(),
    /** Plan of a plan's lot; none means the demo. */
    plan: text(),
    amount: integer().notNull(),
    available: integer().notNull(),
    held: integer().notNull().default(0),
    created: at().notNull(),
    /** From then on nothing new is taken from it. */
    expires_at: at(),
  },
  (table) => [
    index("credit_lots_organization_id").on(table.organization_id, table.created),
    index("credit_lots_expires_at").on(table.expires_at),
  ],
);

/** Every change of a lot; rows are only ever added, so their sum is what is available. */
export const credit_entries = pgTable(
  "credit_entries",
  {
    id: uuid().primaryKey(),
    organization_id: organizationId(),
    lot_id: uuid()
      .notNull()
      .references(() => credit_lots.id, { onDelete: "restrict" }),
    /** Names the action: a second entry of the same key, kind and lot is refused. */
    key: text().notNull(),
    kind: text({ enum: ["GRANT", "TAKE_BACK", "SPEND", "EXPIRE", "CHANGE"] }).notNull(),
    /** Added to what is available; below 0 it takes away. */
    amount: integer().notNull(),
    reason: text().notNull(),
    created: at().notNull(),
  },
  (table) => [
    uniqueIndex("credit_entries_once").on(table.organization_id, table.key, table.kind, table.lot_id),
    index("credit_entries_organization_id").on(table.organization_id, table.created),
    index("credit_entries_created").on(table.created),
  ],
);

/** Credits promised to work under way; `open` is what of `amount` was neither used nor given back. */
export const credit_holds = pgTable(
  "credit_holds",
  {
    organization_id: organizationId(),
    key: text().notNull(),
    workspace_id: uuid().notNull(),
    amount: integer().notNull(),
    open: integer().notNull(),
    action: smallint().$type<CreditAction>().notNull(),
    object: jsonb().$type<CreditUseObject>(),
    created: at().notNull(),
    /** From then on what is open may be given back, as the work must have died. */
    expires_at: at().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organization_id, table.key] }),
    index("credit_holds_expires_at").on(table.expires_at),
  ],
);

/** From which lots a hold takes, in which order. */
export const credit_hold_parts = pgTable(
  "credit_hold_parts",
  {
    organization_id: organizationId(),
    hold_key: text().notNull(),
    lot_id: uuid()
      .notNull()
      .references(() => credit_lots.id, { onDelete: "restrict" }),
    position: smallint().notNull(),
    open: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organization_id, table.hold_key, table.position] }),
    foreignKey({
      name: "credit_hold_parts_hold",
      columns: [table.organization_id, table.hold_key],
      foreignColumns: [credit_holds.organization_id, credit_holds.key],
    }).onDelete("cascade"),
  ],
);

/**
 * To which addresses the free credits were given, as SHA-256 of the salt and the address without its +tag. A row has
 * no reference to anything, and stays when the account is deleted.
 */
export const free_credits = pgTable("free_credits", { email_hash: bytes().primaryKey() });

/** One row of 256 bits, made by the migration; the secret key can be replaced, this never is. */
export const free_credits_salt = pgTable("free_credits_salt", {
  id: smallint().primaryKey().default(1),
  salt: bytes().notNull(),
});

/** Uses of credits: the log that people read, one row for each key. */
export const credit_uses = pgTable(
  "credit_uses",
  {
    id: uuid().primaryKey(),
    organization_id: organizationId(),
    workspace_id: uuid().notNull(),
    key: text().notNull(),
    action: smallint().$type<CreditAction>().notNull(),
    credits: integer().notNull(),
    object: jsonb().$type<CreditUseObject>(),
    created: at().notNull(),
  },
  (table) => [
    uniqueIndex("credit_uses_once").on(table.organization_id, table.key),
    index("credit_uses_organization_id").on(table.organization_id, table.created),
  ],
);
