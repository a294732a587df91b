import type { WarehouseDataset } from "@citelens/contract/platform/warehouse";
import { and, desc, eq, gte, lt } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { warehouse_deliveries } from "./warehouse.tables.ts";

export type DeliveryRow = typeof warehouse_deliveries.$inferSelect;

/** Deliveries of a day and later ones, the newest day first. */
export function listDeliveries(tools: Tools, place: Place, fromDay: string): Promise<DeliveryRow[]> {
  const { workspace_id, day, dataset } = warehouse_deliveries;
  return withinWorkspace(tools, place, (db) =>
    db
      .select()
      .from(warehouse_deliveries)
      .where(and(eq(workspace_id, place.workspaceId), gte(day, fromDay)))
      .orderBy(desc(day), dataset),
  );
}

export async function findDelivery(
  tools: Tools,
  place: Place,
  of: { readonly day: string; readonly dataset: WarehouseDataset },
): Promise<DeliveryRow | undefined> {
  const { workspace_id, day, dataset } = warehouse_deliveries;
  const [row] = await withinWorkspace(tools, place, (db) =>
    db
      .select()
      .from(warehouse_deliveries)
      .where(and(eq(workspace_id, place.workspaceId), eq(day, of.day), eq(dataset, of.dataset))),
  );
  return row;
}

export async function putDelivery(
  tools: Tools,
  place: Place,
  delivery: Omit<typeof warehouse_deliveries.$inferInsert, "workspace_id">,
): Promise<void> {
  const { workspace_id, day, dataset } = warehouse_deliveries;
  await withinWorkspace(tools, place, (db) =>
    db
      .insert(warehouse_deliveries)
      .values({ ...delivery, workspace_id: place.workspaceId })
      .onConflictDoUpdate({ target: [workspace_id, day, dataset], set: delivery }),
  );
}

/** Forgets deliveries of earlier days; all of them without a day. */
export async function forgetDeliveries(tools: Tools, place: Place, beforeDay?: string): Promise<void> {
  const { workspace_id, day } = warehouse_deliveries;
  const older = beforeDay === undefined ? undefined : lt(day, beforeDay);
  await withinWorkspace(tools, place, (db) =>
    db.delete(warehouse_deliveries).where(and(eq(workspace_id, place.workspaceId), older)),
  );
}
