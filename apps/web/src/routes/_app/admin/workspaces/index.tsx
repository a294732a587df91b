import { createFileRoute } from "@tanstack/react-router";
import { AllWorkspacesPage } from "#features/admin/room.ts";

export const Route = createFileRoute("/_app/admin/workspaces/")({
  staticData: { title: "Workspaces", parent: "Admin" },
  component: AllWorkspacesPage,
});
