import { createFileRoute } from "@tanstack/react-router";
import { AuditDashboardPage, parseDashboardSearch } from "#features/technical-audit/room.ts";
import { useAddress } from "#lib/address/use-address.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/technical-optimization/dashboard")({
  staticData: { title: "Technical Audit", parent: "workspace" },
  component: DashboardRoute,
});

function DashboardRoute() {
  return <AuditDashboardPage {...useAddress(parseDashboardSearch)} />;
}
