import type { EmailPreferences, User } from "@citelens/contract/accounts/accounts";
import type { SupportLevel } from "@citelens/contract/platform/support-levels";
import { and, eq, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import type { ProfileChanges } from "./accounts.rules.ts";
import { users } from "./accounts.tables.ts";

const shown = {
  id: users.id,
  email: users.email,
  email_verified: sql<boolean>`${users.email_verified_at} is not null`,
  first_name: users.first_name,
  last_name: users.last_name,
  is_superuser: users.is_superuser,
  company_type: users.company_type,
  company_name: users.company_name,
  website: users.website,
  creator_platforms: users.creator_platforms,
  onboarding_complete: users.onboarding_complete,
};

type NewUser = typeof users.$inferInsert;

/** The new account, or undefined when the e-mail has one already. */
export async function insertUser({ db }: Tools, user: NewUser): Promise<User | undefined> {
  const [row] = await db
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.email_key })
    .returning(shown);
  return row;
}

export async function findUser({ db }: Tools, userId: string): Promise<User | undefined> {
  const [row] = await db.select(shown).from(users).where(living(userId));
  return row;
}

/** The account, which nobody else changes before the caller's transaction ends. */
export async function findUserToChange({ db }: Tools, userId: string): Promise<User | undefined> {
  const [row] = await db.select(shown).from(users).where(living(userId)).for("update");
  return row;
}

export async function findUserByEmail({ db }: Tools, emailKey: string): Promise<User | undefined> {
  const [row] = await db
    .select(shown)
    .from(users)
    .where(and(eq(users.email_key, emailKey), isNull(users.deleted_at)));
  return row;
}

export async function changeUser({ db }: Tools, userId: string, changes: ProfileChanges): Promise<User> {
  const [row] = await db.update(users).set(changes).where(living(userId)).returning(shown);
  if (!row) throw new Error("An account that was locked for a change vanished");
  return row;
}

export interface Credentials {
  readonly id: string;
  readonly password_hash: string;
}

export async function findCredentials({ db }: Tools, emailKey: string): Promise<Credentials | undefined> {
  const [row] = await db
    .select({ id: users.id, password_hash: users.password_hash })
    .from(users)
    .where(and(eq(users.email_key, emailKey), isNull(users.deleted_at)));
  return row;
}

/** One who may do everything. Whether it was this call that made it one. */
export async function makeSuperuser({ db }: Tools, userId: string): Promise<boolean> {
  const isLess = or(eq(users.is_superuser, false), ne(users.support_level, "operator"));
  const made = await db
    .update(users)
    .set({ is_superuser: true, support_level: "operator" })
    .where(and(living(userId), isLess))
    .returning({ id: users.id });
  return made.length === 1;
}

/** Powers of the account as a superuser; undefined for one that is none. */
export async function findSupportLevel({ db }: Tools, userId: string): Promise<SupportLevel | undefined> {
  const [row] = await db
    .select({ level: users.support_level })
    .from(users)
    .where(and(living(userId), eq(users.is_superuser, true)));
  return row && (row.level ?? "operator");
}

/** Lets nobody change the account before the caller's transaction ends: not its password, its suspension nor its end. */
export async function holdUser({ db }: Tools, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(living(userId)).for("share");
}

/** Whether the account still has this password; nobody changes it before the caller's transaction ends. */
export async function lockPassword({ db }: Tools, userId: string, passwordHash: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(living(userId), eq(users.password_hash, passwordHash)))
    .for("share");
  return rows.length === 1;
}

export async function setPassword({ db }: Tools, userId: string, passwordHash: string): Promise<void> {
  await db.update(users).set({ password_hash: passwordHash }).where(living(userId));
}

/** Keeps the first moment at which the address was verified; whether it was now. */
export async function setEmailVerified({ db, now }: Tools, userId: string): Promise<boolean> {
  const verified = await db
    .update(users)
    .set({ email_verified_at: now() })
    .where(and(living(userId), isNull(users.email_verified_at)))
    .returning({ id: users.id });
  return verified.length === 1;
}

export async function findPreferences(
  { db }: Tools,
  userId: string,
): Promise<Partial<EmailPreferences> | undefined> {
  const [row] = await db.select({ chosen: users.email_preferences }).from(users).where(living(userId));
  return row?.chosen;
}

/** Merges preferences, and leaves undefined ones: JSON leaves them out. */
export async function mergePreferences(
  { db }: Tools,
  userId: string,
  chosen: { readonly [Kind in keyof EmailPreferences]?: boolean | undefined },
): Promise<Partial<EmailPreferences> | undefined> {
  const [row] = await db
    .update(users)
    .set({ email_preferences: sql`${users.email_preferences} || ${JSON.stringify(chosen)}::jsonb` })
    .where(living(userId))
    .returning({ chosen: users.email_preferences });
  return row?.chosen;
}

export interface AccountRecord extends User {
  readonly created: Date;
  readonly email_verified_at: Date | null;
  readonly email_preferences: Partial<EmailPreferences>;
}

/** All that the account's own row holds, except for the password's hash. */
export async function findRecord({ db }: Tools, userId: string): Promise<AccountRecord | undefined> {
  const [row] = await db
    .select({
      ...shown,
      created: users.created,
      email_verified_at: users.email_verified_at,
      email_preferences: users.email_preferences,
    })
    .from(users)
    .where(living(userId));
  return row;
}

/** Empties the row for good and gives its e-mail free. */
export async function eraseUser({ db, now }: Tools, userId: string): Promise<void> {
  await db
    .update(users)
    .set({
      email: "",
      email_key: `deleted ${userId}`,
      password_hash: "",
      first_name: "",
      last_name: "",
      is_superuser: false,
      support_level: null,
      suspended_at: null,
      suspended_reason: null,
      company_type: null,
      company_name: "",
      website: "",
      creator_platforms: {},
      email_verified_at: null,
      email_preferences: {},
      deleted_at: now(),
    })
    .where(living(userId));
}

function living(userId: string): SQL | undefined {
  return and(eq(users.id, userId), isNull(users.deleted_at));
}
