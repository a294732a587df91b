import { createFileRoute } from "@tanstack/react-router";
import { WorkspacePage } from "#features/admin/workspace/public.ts";

export const Route = createFileRoute("/_app/admin/workspaces/$workspaceId")({
  staticData: { title: "Workspace", parent: "Admin" },
  component: Workspace,
});

function Workspace() {
  const { workspaceId } = Route.useParams();
  return <WorkspacePage key={workspaceId} workspaceId={workspaceId} />;
}
