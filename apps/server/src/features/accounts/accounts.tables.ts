import {
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

export const users = pgTable("users", {
  id: uuid().primaryKey(),
  email: text().notNull(),
  /** The e-mail in lower case: one account an address, whatever the spelling. */
  email_key: text().notNull().unique("users_email_key"),
  password_hash: text().notNull(),
  first_name: text().notNull(),
  last_name: text().notNull(),
  is_superuser: boolean().notNull().default(false),
  company_type: smallint(),
  company_name: text().notNull().default(""),
  website: text().notNull().default(""),
  creator_platforms: jsonb().$type<Record<string, string>>().notNull().default({}),
  onboarding_complete: boolean().notNull().default(false),
  created: timestamp({ withTimezone: true }).notNull(),
});

/** One signed-in browser or program. Refresh tokens are derived from salt, generation and the secret key. */
export const sessions = pgTable("sessions", {
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
});

/** Failed log-ins by account and address, and by address: how many, and until when to wait. */
export const login_failures = pgTable("login_failures", {
  key: text().primaryKey(),
  failures: integer().notNull(),
  last_failed_at: timestamp({ withTimezone: true }).notNull(),
  blocked_until: timestamp({ withTimezone: true }).notNull(),
});
