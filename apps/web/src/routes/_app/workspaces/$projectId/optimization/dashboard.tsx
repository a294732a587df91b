import { createFileRoute } from "@tanstack/react-router";
import { OverviewPage } from "#features/content-studio/room.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/optimization/dashboard")({
  staticData: { title: "Overview", parent: "workspace" },
  component: OverviewPage,
});
