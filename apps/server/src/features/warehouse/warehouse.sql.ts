import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import { openWorkspaces } from "#features/workspaces/lookup/public.ts";
import { isLeaseOver, type LeasedRow } from "#platform/leases/lease.sql.ts";
import type { NamesWorkspace, Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { warehouses } from "./warehouse.tables.ts";

export type WarehouseRow = typeof warehouses.$inferSelect;
type WarehouseChanges = Partial<Omit<typeof warehouses.$inferInsert, "workspace_id">>;

export async function findWarehouse(tools: Tools, place: Place): Promise<WarehouseRow | undefined> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db.select().from(warehouses).where(ofPlace(place)),
  );
  return row;
}

/** Resolves to whether there was none. */
export async function insertWarehouse(
  tools: Tools,
  place: Place,
  row: Omit<typeof warehouses.$inferInsert, "workspace_id">,
): Promise<boolean> {
  const inserted = await withinWorkspace(tools, place, (db) =>
    db
      .insert(warehouses)
      .values({ ...row, workspace_id: place.workspaceId })
      .onConflictDoNothing(),
  );
  return (inserted.rowCount ?? 0) > 0;
}

/** Changes it under whoever delivers: their work is over, and others begin once their lease has ended. */
export async function changeWarehouse(
  tools: Tools,
  place: Place,
  changes: WarehouseChanges,
): Promise<boolean> {
  const changed = await withinWorkspace(tools, place, (db) =>
    db
      .update(warehouses)
      .set({ ...changes, fence: sql`${warehouses.fence} + 1` })
      .where(ofPlace(place)),
  );
  return (changed.rowCount ?? 0) > 0;
}

export async function removeWarehouse(tools: Tools, place: Place): Promise<WarehouseRow | undefined> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db.delete(warehouses).where(ofPlace(place)).returning(),
  );
  return row;
}

export function leasedWarehouse(place: Place): LeasedRow<typeof warehouses> {
  return { table: warehouses, place, where: ofPlace(place) };
}

/** Whether a delivery is to begin. */
export function isDue(now: Date): SQL | undefined {
  return and(eq(warehouses.is_on, true), lte(warehouses.next_run_at, now));
}

/** Buckets of all workspaces that are due and that nobody delivers to. */
export function listDueWarehouses({ db, now }: Tools, limit: number): Promise<NamesWorkspace[]> {
  return db
    .select({ workspaceId: warehouses.workspace_id })
    .from(warehouses)
    .where(
      and(
        isDue(now()),
        isLeaseOver(warehouses.lease_until, { now: now() }),
        openWorkspaces.isOpen(warehouses.workspace_id),
      ),
    )
    .orderBy(warehouses.next_run_at)
    .limit(limit);
}

function ofPlace(place: Place): SQL {
  return eq(warehouses.workspace_id, place.workspaceId);
}
