import type { SuspendedTracking } from "@citelens/contract/platform/suspended-tracking";
import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
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

export type OrganizationRow = typeof organizations.$inferSelect;

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

export interface Suspension {
  readonly reason: string;
  readonly tracking: SuspendedTracking;
}

/** Whether it was this call that suspended it. */
export async function setSuspended(
  { db, now }: Tools,
  organizationId: string,
  { reason, tracking }: Suspension,
): Promise<boolean> {
  const rows = await db
    .update(organizations)
    .set({ suspended_at: now(), suspended_reason: reason, suspended_tracking: tracking })
    .where(and(eq(organizations.id, organizationId), isNull(organizations.suspended_at)))
    .returning({ id: organizations.id });
  return rows.length > 0;
}

/** Whether it was this call that lifted it. */
export async function setLifted({ db }: Tools, organizationId: string): Promise<boolean> {
  const rows = await db
    .update(organizations)
    .set({ suspended_at: null, suspended_reason: null, suspended_tracking: null })
    .where(and(eq(organizations.id, organizationId), isNotNull(organizations.suspended_at)))
    .returning({ id: organizations.id });
  return rows.length > 0;
}

/** Whether the organization that a column names is suspended; for statements of other rooms. */
export function isSuspended(id: PgColumn): SQL<boolean> {
  return sql<boolean>`exists (select from ${organizations} where ${organizations.id} = ${id} and ${organizations.suspended_at} is not null)`;
}

/** What members of the organization that a column names are told; null while it is not suspended. */
export function suspendedReason(id: PgColumn): SQL<string | null> {
  return sql<string | null>`(select ${organizations.suspended_reason} from ${organizations} where ${organizations.id} = ${id})`;
}

/** What becomes of visits that are reported to the organization that a column names; null while it is not suspended. */
export function trackingWhileSuspended(id: PgColumn): SQL<SuspendedTracking | null> {
  return sql<SuspendedTracking | null>`(select ${organizations.suspended_tracking} from ${organizations} where ${organizations.id} = ${id})`;
}

/** The organizations of these owners. */
export async function listOwned({ db }: Tools, ownerIds: readonly string[]): Promise<OrganizationRow[]> {
  if (ownerIds.length === 0) return [];
  return db
    .select()
    .from(organizations)
    .where(sql`${organizations.owner_id} = any(${sql.param([...ownerIds])}::uuid[])`);
}
