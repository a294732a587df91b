import { and, asc, eq, isNotNull, isNull, lte, type SQL } from "drizzle-orm";
import { isTryable } from "#platform/sweeps/failed-items.sql.ts";
import type { Tools } from "#platform/tools.ts";
import type { OrganizationRow } from "../store/organizations.sql.ts";
import { organizations } from "../store/organizations.tables.ts";

/** The sweeps of organizations that are to be deleted. */
export const endingSweeps = {
  remind: "admin.remind-owners",
  delete: "admin.delete-organizations",
  hide: "admin.hide-workspaces",
} as const;

const atOnce = 100;

export interface DeletionSchedule {
  readonly at: Date;
  readonly reason: string;
  /** The superuser who asks. */
  readonly by: string;
}

/** Whether it was this call that scheduled it. */
export async function scheduleDeletion(
  { db }: Tools,
  organizationId: string,
  { at, reason, by }: DeletionSchedule,
): Promise<boolean> {
  const scheduled = { deletion_at: at, deletion_reason: reason, deletion_by: by, deletion_told_at: null };
  const rows = await db
    .update(organizations)
    .set(scheduled)
    .where(
      and(
        eq(organizations.id, organizationId),
        isNull(organizations.deletion_at),
        isNull(organizations.deleted_at),
      ),
    )
    .returning({ id: organizations.id });
  return rows.length > 0;
}

/** Whether it was this call that took it back; too late once it is deleted. */
export async function undoDeletion({ db }: Tools, organizationId: string): Promise<boolean> {
  const none = { deletion_at: null, deletion_reason: null, deletion_by: null, deletion_told_at: null };
  const rows = await db
    .update(organizations)
    .set(none)
    .where(and(eq(organizations.id, organizationId), isScheduled()))
    .returning({ id: organizations.id });
  return rows.length > 0;
}

/** Organizations that are to be deleted until then, and whose owners were not told again. */
export function listToRemind(tools: Tools, until: Date): Promise<OrganizationRow[]> {
  return tools.db
    .select()
    .from(organizations)
    .where(
      and(
        isScheduled(),
        lte(organizations.deletion_at, until),
        isNull(organizations.deletion_told_at),
        isTryable(tools, endingSweeps.remind, organizations.id),
      ),
    )
    .orderBy(asc(organizations.deletion_at))
    .limit(atOnce);
}

/** Whether it was this call that noted that the owner is told again. */
export async function noteReminded({ db, now }: Tools, organizationId: string): Promise<boolean> {
  const rows = await db
    .update(organizations)
    .set({ deletion_told_at: now() })
    .where(and(eq(organizations.id, organizationId), isScheduled(), isNull(organizations.deletion_told_at)))
    .returning({ id: organizations.id });
  return rows.length > 0;
}

/** Organizations whose time has come, the longest first. */
export function listDueDeletions(tools: Tools): Promise<OrganizationRow[]> {
  return tools.db
    .select()
    .from(organizations)
    .where(
      and(
        isScheduled(),
        lte(organizations.deletion_at, tools.now()),
        isTryable(tools, endingSweeps.delete, organizations.id),
      ),
    )
    .orderBy(asc(organizations.deletion_at))
    .limit(atOnce);
}

/** Marks it as deleted in the caller's transaction; undefined where it was, or its time has not come. */
export async function markDeleted(
  { db, now }: Tools,
  organizationId: string,
): Promise<OrganizationRow | undefined> {
  const due = and(eq(organizations.id, organizationId), isScheduled(), lte(organizations.deletion_at, now()));
  // Whoever makes a workspace refers to this row, and waits for this lock as we wait for theirs.
  const [held] = await db.select({ id: organizations.id }).from(organizations).where(due).for("update");
  if (!held) return undefined;
  const [row] = await db.update(organizations).set({ deleted_at: now() }).where(due).returning();
  return row;
}

function isScheduled(): SQL | undefined {
  return and(isNotNull(organizations.deletion_at), isNull(organizations.deleted_at));
}
