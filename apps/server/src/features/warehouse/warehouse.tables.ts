import type { WarehouseFault } from "@citelens/contract/platform/warehouse-words";
import { warehouseDatasets, warehouseStates } from "@citelens/contract/platform/warehouse-words";
import { bigint, boolean, date, index, integer, jsonb, text } from "drizzle-orm/pg-core";
import { workspaces } from "#features/workspaces/store/workspaces.tables.ts";
import { leaseColumns } from "#platform/leases/lease-columns.ts";
import { at } from "#platform/tables/columns.ts";
import { workspaceTable } from "#platform/tables/workspace-table.ts";
import type { DeliveredFile } from "./manifest.rules.ts";

/** The bucket of a workspace, and how its deliveries stand. */
export const warehouses = workspaceTable(
  "warehouses",
  { workspaces, key: [] },
  {
    endpoint: text().notNull(),
    region: text().notNull(),
    bucket: text().notNull(),
    prefix: text().notNull(),
    access_key_id: text().notNull(),
    sealed_secret: text().notNull(),
    is_on: boolean().notNull(),
    state: text({ enum: warehouseStates }).notNull(),
    fault: text().$type<WarehouseFault>(),
    /** The first day of the workspace that was not delivered yet; null before anybody has looked where its data begins. */
    next_day: date(),
    next_run_at: at().notNull(),
    started_at: at(),
    finished_at: at(),
    ...leaseColumns(),
  },
  (table) => [index("warehouses_next_run_at").on(table.next_run_at)],
);

/** Files of a dataset and a day that are in the bucket; of a day without rows there are none. */
export const warehouse_deliveries = workspaceTable(
  "warehouse_deliveries",
  { workspaces, key: ["day", "dataset"] },
  {
    day: date().notNull(),
    dataset: text({ enum: warehouseDatasets }).notNull(),
    rows: bigint({ mode: "number" }).notNull(),
    bytes: bigint({ mode: "number" }).notNull(),
    files: jsonb().$type<readonly DeliveredFile[]>().notNull(),
    file_count: integer().notNull(),
    /** Whether the day was old enough then that nothing of it is written anew. */
    is_final: boolean().notNull(),
    delivered_at: at().notNull(),
  },
);
