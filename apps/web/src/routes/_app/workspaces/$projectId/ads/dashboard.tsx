import { createFileRoute } from "@tanstack/react-router";
import { AdsDashboardPage } from "#features/ads/dashboard/public.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/ads/dashboard")({
  staticData: { title: "Ads Dashboard", parent: "workspace" },
  component: AdsDashboardPage,
});
