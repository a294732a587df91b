import type { SuspendedTracking } from "@citelens/contract/platform/suspended-tracking";
import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Tools } from "#platform/tools.ts";
import { organizations } from "../store/organizations.tables.ts";

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

/** Reason that members of the organization are told; undefined while it is not suspended. */
export async function findSuspendedReason(
  { db }: Tools,
  organizationId: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ reason: organizations.suspended_reason })
    .from(organizations)
    .where(and(eq(organizations.id, organizationId), isNotNull(organizations.suspended_at)));
  return row && (row.reason ?? "");
}

/** Whether the organization that a column names is suspended; for statements of other rooms. */
export function isSuspended(id: PgColumn): SQL<boolean> {
  return sql<boolean>`exists (select from ${organizations} where ${organizations.id} = ${id} and ${organizations.suspended_at} is not null)`;
}

/** Reason that members of the organization that a column names are told; null while it is not suspended. */
export function suspendedReason(id: PgColumn): SQL<string | null> {
  return sql<
    string | null
  >`(select ${organizations.suspended_reason} from ${organizations} where ${organizations.id} = ${id})`;
}

/** Treatment of visits that are reported to the organization that a column names; null while it is not suspended. */
export function trackingWhileSuspended(id: PgColumn): SQL<SuspendedTracking | null> {
  return sql<SuspendedTracking | null>`(select ${organizations.suspended_tracking} from ${organizations} where ${organizations.id} = ${id})`;
}
