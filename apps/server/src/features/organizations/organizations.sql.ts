import { desc, eq, inArray } from "drizzle-orm";
import { newId } from "#platform/ids.ts";
import type { Tools } from "#platform/tools.ts";
import { organizations } from "./organizations.tables.ts";

/** The new organization's id, or undefined when the user owns one already. */
export async function insertOrganization({ db, now }: Tools, ownerId: string): Promise<string | undefined> {
  const [made] = await db
    .insert(organizations)
    .values({ id: newId(), owner_id: ownerId, created: now() })
    .onConflictDoNothing({ target: organizations.owner_id })
    .returning({ id: organizations.id });
  return made?.id;
}

export async function findOrganization({ db }: Tools, ownerId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.owner_id, ownerId));
  return found?.id;
}

export interface OrganizationRow {
  readonly id: string;
  readonly owner_id: string;
  readonly created: Date;
}

export interface OrganizationFilter {
  /** Only those of these owners; all without. */
  readonly ownerIds: readonly string[] | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** The newest first. */
export async function listOrganizations(
  { db }: Tools,
  { ownerIds, limit, offset }: OrganizationFilter,
): Promise<{ readonly count: number; readonly rows: OrganizationRow[] }> {
  if (ownerIds?.length === 0) return { count: 0, rows: [] };

  const where = ownerIds && inArray(organizations.owner_id, [...ownerIds]);
  const rows = await db
    .select()
    .from(organizations)
    .where(where)
    .orderBy(desc(organizations.created), desc(organizations.id))
    .limit(limit)
    .offset(offset);
  return { count: await db.$count(organizations, where), rows };
}

export async function findOrganizations({ db }: Tools, ids: readonly string[]): Promise<OrganizationRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(organizations)
    .where(inArray(organizations.id, [...ids]));
}
