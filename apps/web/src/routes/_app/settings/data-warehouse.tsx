import { createFileRoute } from "@tanstack/react-router";
import { DataWarehousePage } from "#features/warehouse/room.ts";

export const Route = createFileRoute("/_app/settings/data-warehouse")({
  staticData: { title: "Data Warehouse", parent: "Settings" },
  component: DataWarehousePage,
});
