import { createFileRoute } from "@tanstack/react-router";
import { DashboardPage, parseDashboardSearch } from "#features/dashboard/room.ts";
import { useAddress } from "#lib/address/use-address.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/dashboard")({
  staticData: { title: "Dashboard", parent: "workspace" },
  component: DashboardRoute,
});

function DashboardRoute() {
  return <DashboardPage {...useAddress(parseDashboardSearch)} />;
}
