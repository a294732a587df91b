import { createFileRoute } from "@tanstack/react-router";
import { HealthPage } from "#features/admin/room.ts";

export const Route = createFileRoute("/_app/admin/system")({
  staticData: { title: "System", parent: "Admin" },
  component: HealthPage,
});
