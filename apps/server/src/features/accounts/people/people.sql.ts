import type { EmailPreferences } from "@citelens/contract/accounts/accounts";
import { emailDefaults } from "@citelens/contract/accounts/accounts";
import { and, asc, count, desc, eq, gt, inArray, isNull, like, or, type SQL, sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { users } from "../accounts.tables.ts";

const shown = {
  id: users.id,
  email: users.email,
  email_key: users.email_key,
  first_name: users.first_name,
  last_name: users.last_name,
  is_superuser: users.is_superuser,
  email_verified: sql<boolean>`${users.email_verified_at} is not null`,
  onboarding_complete: users.onboarding_complete,
  company_type: users.company_type,
  created: users.created,
};

/** An account as other rooms see it. */
export interface Person {
  readonly id: string;
  readonly email: string;
  /** The form in which e-mails are compared. */
  readonly email_key: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly is_superuser: boolean;
  readonly email_verified: boolean;
  readonly onboarding_complete: boolean;
  readonly company_type: number | null;
  readonly created: Date;
}

/** The living accounts among these ids. */
export async function findPersons({ db }: Tools, ids: readonly string[]): Promise<Person[]> {
  if (ids.length === 0) return [];
  return db
    .select(shown)
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.deleted_at)));
}

export async function findPersonByEmail({ db }: Tools, emailKey: string): Promise<Person | undefined> {
  const [row] = await db
    .select(shown)
    .from(users)
    .where(and(eq(users.email_key, emailKey), isNull(users.deleted_at)));
  return row;
}

export async function lockVerified({ db }: Tools, userId: string): Promise<boolean> {
  const rows = await db
    .select({ at: users.email_verified_at })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deleted_at)))
    .for("share");
  return rows.some(({ at }) => at !== null);
}

export interface PeopleFilter {
  /** Part of an e-mail or of a name, in any case. */
  readonly search?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** The newest first. */
export function searchPersons({ db }: Tools, { search, limit, offset }: PeopleFilter): Promise<Person[]> {
  return db
    .select(shown)
    .from(users)
    .where(matching(search))
    .orderBy(desc(users.created), desc(users.id))
    .limit(limit)
    .offset(offset);
}

export async function countPersons({ db }: Tools, search: string | undefined): Promise<number> {
  const [row] = await db.select({ found: count() }).from(users).where(matching(search));
  return row?.found ?? 0;
}

/** Those who want a kind of e-mail, by id, after the one that a batch before ended with. */
export function listReaders(
  { db }: Tools,
  kind: keyof EmailPreferences,
  { afterId, limit }: { readonly afterId: string | undefined; readonly limit: number },
): Promise<Person[]> {
  return db
    .select(shown)
    .from(users)
    .where(
      and(
        isNull(users.deleted_at),
        sql`coalesce((${users.email_preferences} ->> ${kind})::boolean, ${emailDefaults[kind]})`,
        afterId === undefined ? undefined : gt(users.id, afterId),
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit);
}

function matching(search: string | undefined): SQL | undefined {
  if (!search) return isNull(users.deleted_at);

  const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  const name = sql<string>`lower(${users.first_name} || ' ' || ${users.last_name})`;
  return and(isNull(users.deleted_at), or(like(users.email_key, pattern), like(name, pattern)));
}
