import { createFileRoute } from "@tanstack/react-router";
import { WorkspaceAllowance } from "#features/billing/public.ts";
import { CreateWorkspacePage } from "#features/workspaces/room.ts";

export const Route = createFileRoute("/_app/workspaces/create")({
  staticData: { title: "Create New Workspace" },
  component: CreateWorkspaceRoute,
});

function CreateWorkspaceRoute() {
  const navigate = Route.useNavigate();
  return (
    <CreateWorkspacePage
      allowance={<WorkspaceAllowance />}
      onCreated={({ id }) => navigate({ to: "/workspaces/$projectId/dashboard", params: { projectId: id } })}
    />
  );
}
