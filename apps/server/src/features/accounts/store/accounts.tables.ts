import type { EmailPreferences } from "@citelens/contract/accounts/accounts";
import { supportLevels } from "@citelens/contract/platform/support-levels";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { bytes } from "#platform/tables/columns.ts";

export const users = pgTable(
  "users",
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    /** The e-mail in lower case: one account an address, whatever the spelling. */
    email_key: text().notNull().unique("users_email_key"),
    password_hash: text().notNull(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    is_superuser: boolean().notNull().default(false),
    /** Powers of a superuser; none is that of those who were made before there were levels: everything. */
    support_level: text({ enum: supportLevels }),
    /** Since then nobody can log in with it. */
    suspended_at: timestamp({ withTimezone: true }),
    /** Reason told to whoever knows its password. */
    suspended_reason: text(),
    company_type: smallint(),
    company_name: text().notNull().default(""),
    website: text().notNull().default(""),
    creator_platforms: jsonb().$type<Record<string, string>>().notNull().default({}),
    onboarding_complete: boolean().notNull().default(false),
    /** When a link that was mailed to the address came back. */
    email_verified_at: timestamp({ withTimezone: true }),
    /** Only what differs from the defaults. */
    email_preferences: jsonb().$type<Partial<EmailPreferences>>().notNull().default({}),
    /** The row of a deleted account stays, emptied, for what others did with it. */
    deleted_at: timestamp({ withTimezone: true }),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("users_created").on(table.created)],
);

/** By what administrators find an account. Triggers of the database keep a row for each that is not deleted. */
export const user_texts = pgTable(
  "user_texts",
  {
    id: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The name and the e-mail. */
    text: text().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("user_texts_created").on(table.created, table.id)],
);

/** One signed-in browser or program. Refresh tokens are derived from salt, generation and the secret key. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    salt: bytes().notNull(),
    generation: integer().notNull().default(0),
    rotates: boolean().notNull(),
    rotated_at: timestamp({ withTimezone: true }).notNull(),
    last_used_at: timestamp({ withTimezone: true }).notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
    ended_at: timestamp({ withTimezone: true }),
    /** When the password was last entered again; at first it was when the session began. */
    confirmed_at: timestamp({ withTimezone: true }),
    /** The superuser who acts as the user in this session. */
    impersonator_id: uuid().references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [
    index("sessions_user_id").on(table.user_id),
    index("sessions_impersonator_id").on(table.impersonator_id),
  ],
);

/** Links that were mailed: reset a password, confirm an address. Only the token's SHA-256 is kept. */
export const account_tokens = pgTable(
  "account_tokens",
  {
    token_hash: text().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text({ enum: ["RESET", "VERIFY"] }).notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    used_at: timestamp({ withTimezone: true }),
  },
  (table) => [index("account_tokens_user_id").on(table.user_id, table.purpose)],
);

/** Links for the account that SUPERUSER_EMAIL names, which need not be there yet. Only the token's SHA-256 is kept. */
export const superuser_links = pgTable("superuser_links", {
  token_hash: text().primaryKey(),
  /** E-mail that it was made for: another SUPERUSER_EMAIL makes it worth nothing. */
  email_key: text().notNull(),
  created: timestamp({ withTimezone: true }).notNull(),
  expires_at: timestamp({ withTimezone: true }).notNull(),
});

/** One-time codes with which a superuser steps into another account; only their SHA-256 is kept. */
export const hand_offs = pgTable("hand_offs", {
  access_hash: text().primaryKey(),
  refresh_hash: text().notNull(),
  admin_id: uuid()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  user_id: uuid()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  expires_at: timestamp({ withTimezone: true }).notNull(),
  used_at: timestamp({ withTimezone: true }),
});

/** From where an account has logged in before, so that others cannot keep its owner out. Addresses are hashed with a key. */
export const known_addresses = pgTable(
  "known_addresses",
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    address_hash: text().notNull(),
    last_used_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.address_hash] }),
    index("known_addresses_last_used_at").on(table.last_used_at),
  ],
);

/** Log-ins that failed or are being checked, by account and address, and by address: how many, and until when to wait. */
export const login_failures = pgTable("login_failures", {
  key: text().primaryKey(),
  failures: integer().notNull(),
  last_failed_at: timestamp({ withTimezone: true }).notNull(),
  blocked_until: timestamp({ withTimezone: true }).notNull(),
});
