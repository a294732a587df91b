import { and, desc, eq, gte, lt, lte, sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { warehouse_deliveries } from "./warehouse.tables.ts";

export type DeliveryRow = typeof warehouse_deliveries.$inferSelect;

/** Deliveries of these days, the newest first. */
export function listDeliveries(
  tools: Tools,
  place: Place,
  days: { readonly from: string; readonly to: string },
): Promise<DeliveryRow[]> {
  const { workspace_id, day, dataset } = warehouse_deliveries;
  return withinWorkspace(tools, place, (db) =>
    db
      .select()
      .from(warehouse_deliveries)
      .where(and(eq(workspace_id, place.workspaceId), gte(day, days.from), lte(day, days.to)))
      .orderBy(desc(day), dataset),
  );
}

type NewDelivery = Omit<typeof warehouse_deliveries.$inferInsert, "workspace_id">;

/** Notes what is delivered in the place of what was. */
export async function putDeliveries(
  tools: Tools,
  place: Place,
  delivered: readonly NewDelivery[],
): Promise<void> {
  const { workspace_id, day, dataset } = warehouse_deliveries;
  const changed = ["rows", "bytes", "files", "file_count", "is_final", "delivered_at"] as const;
  await withinWorkspace(tools, place, (db) =>
    db
      .insert(warehouse_deliveries)
      .values(delivered.map((one) => ({ ...one, workspace_id: place.workspaceId })))
      .onConflictDoUpdate({
        target: [workspace_id, day, dataset],
        set: Object.fromEntries(changed.map((name) => [name, sql`excluded.${sql.identifier(name)}`])),
      }),
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
