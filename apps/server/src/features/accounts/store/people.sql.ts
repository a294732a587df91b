import type { EmailPreferences } from "@citelens/contract/accounts/accounts";
import { emailDefaults } from "@citelens/contract/accounts/accounts";
import { and, asc, eq, gt, gte, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import { findBest, type Match } from "#platform/text-search/best.sql.ts";
import { inOrderOf, type LongPage, listNewest } from "#platform/text-search/long-list.sql.ts";
import { searchedId, textPattern } from "#platform/text-search/text-pattern.ts";
import type { Tools } from "#platform/tools.ts";
import { user_texts, users } from "./accounts.tables.ts";

const columns = {
  id: users.id,
  email: users.email,
  email_key: users.email_key,
  first_name: users.first_name,
  last_name: users.last_name,
  is_superuser: users.is_superuser,
  onboarding_complete: users.onboarding_complete,
  company_type: users.company_type,
  created: users.created,
};
const shown = { ...columns, email_verified: sql<boolean>`${users.email_verified_at} is not null` };

/** An account as other rooms see it. */
export interface Person extends Readonly<Pick<typeof users.$inferSelect, keyof typeof columns>> {
  readonly email_verified: boolean;
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
  /** Part of an e-mail or of a name, in any case; or an id. */
  readonly search?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** The newest first. */
export async function searchPersons(
  tools: Tools,
  { search = "", limit, offset }: PeopleFilter,
): Promise<LongPage<Person>> {
  const isSearched = search !== "";
  const ways = isSearched ? waysTo(search) : [all];
  const page = await listNewest(tools, { ways, isSearched, limit, offset });
  return { ...page, rows: inOrderOf(page.rows, await findPersons(tools, page.rows)) };
}

const all = sql`select id, created from ${user_texts}`;

function waysTo(search: string): SQL[] {
  const id = searchedId(search);
  if (id !== undefined) return [sql`${all} where id = ${id}`];
  const pattern = textPattern(search);
  return pattern === undefined ? [] : [sql`${all} where text like ${pattern}`];
}

/** The living accounts whose name or e-mail matches best. */
export function findBestPersons(tools: Tools, search: Parameters<typeof findBest>[2]): Promise<Match[]> {
  const { id, text } = user_texts;
  return findBest(tools, { from: sql`${user_texts}`, id: sql`${id}`, text: sql`${text}` }, search);
}

/** Readers of a kind of e-mail, by id, after the one that a batch before ended with. */
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

interface SignUp {
  readonly id: string;
  readonly created: Date;
  readonly onboarding_complete: boolean;
}

/** Every account that was made in this time, deleted ones included. */
export function listSignUps(
  { db }: Tools,
  { from, before }: { readonly from: Date; readonly before: Date },
): Promise<SignUp[]> {
  const { id, created, onboarding_complete } = users;
  return db
    .select({ id, created, onboarding_complete })
    .from(users)
    .where(and(gte(created, from), lt(created, before)));
}
