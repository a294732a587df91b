import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { newId } from "#platform/ids.ts";
import { findBest, type Match } from "#platform/text-search/best.sql.ts";
import { inOrderOf, type LongPage, listNewest } from "#platform/text-search/long-list.sql.ts";
import { searchedId, textPattern } from "#platform/text-search/text-pattern.ts";
import type { Tools } from "#platform/tools.ts";
import { organization_texts, organizations } from "./organizations.tables.ts";

/** The new organization's id, or undefined when the user owns one already. */
export async function insertOrganization({ db, now }: Tools, ownerId: string): Promise<string | undefined> {
  const [made] = await db
    .insert(organizations)
    .values({ id: newId(), owner_id: ownerId, created: now() })
    .onConflictDoNothing({ target: organizations.owner_id, where: isNull(organizations.deleted_at) })
    .returning({ id: organizations.id });
  return made?.id;
}

/** The one that they own, which nobody deletes before the caller's transaction ends. */
export async function holdOrganizationOf({ db }: Tools, ownerId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: organizations.id })
    .from(organizations)
    .where(and(eq(organizations.owner_id, ownerId), isNull(organizations.deleted_at)))
    .for("key share");
  return found?.id;
}

export type OrganizationRow = typeof organizations.$inferSelect;

export interface OrganizationFilter {
  /** A text that finds owners, or an organization's id; all organizations for an empty one. */
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
}

/** The newest first. */
export async function listOrganizations(
  tools: Tools,
  { search, limit, offset }: OrganizationFilter,
): Promise<LongPage<OrganizationRow>> {
  const isSearched = search !== "";
  const ways = isSearched ? waysTo(search) : [all];
  const page = await listNewest(tools, { ways, isSearched, limit, offset });
  return { ...page, rows: inOrderOf(page.rows, await findOrganizations(tools, page.rows)) };
}

const all = sql`select id, created from ${organization_texts}`;

function waysTo(search: string): SQL[] {
  const id = searchedId(search);
  if (id !== undefined) return [sql`${all} where id = ${id}`];
  const pattern = textPattern(search);
  return pattern === undefined ? [] : [sql`${all} where text like ${pattern}`];
}

/** A statement that selects the ids of the organizations whose owner a text finds, for rooms that look for what is theirs. */
export function idsOfOwners(pattern: string): SQL {
  return sql`select id from ${organization_texts} where text like ${pattern}`;
}

/** The organizations whose owner matches best. */
export function findBestOwned(tools: Tools, search: Parameters<typeof findBest>[2]): Promise<Match[]> {
  const { id, text } = organization_texts;
  return findBest(tools, { from: sql`${organization_texts}`, id: sql`${id}`, text: sql`${text}` }, search);
}

/** Organizations whose owner a text finds. */
export async function keepOwnedBy(
  { db }: Tools,
  ids: readonly string[],
  search: string,
): Promise<ReadonlySet<string>> {
  const pattern = textPattern(search);
  if (pattern === undefined) return new Set();
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from ${organization_texts} where id = any(${sql.param([...ids])}::uuid[]) and text like ${pattern}`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Organizations of these accounts. */
export async function findOwned(tools: Tools, ownerIds: readonly string[]): Promise<OrganizationRow[]> {
  const owned = await findEverOwned(tools, ownerIds);
  return owned.filter(({ deleted_at }) => deleted_at === null);
}

/** Deleted ones too, whose payments stay. */
export async function findEverOwned({ db }: Tools, ownerIds: readonly string[]): Promise<OrganizationRow[]> {
  if (ownerIds.length === 0) return [];
  return db
    .select()
    .from(organizations)
    .where(sql`${organizations.owner_id} = any(${sql.param([...ownerIds])}::uuid[])`);
}

export async function findOrganizations({ db }: Tools, ids: readonly string[]): Promise<OrganizationRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(organizations)
    .where(sql`${organizations.id} = any(${sql.param([...ids])}::uuid[])`);
}
