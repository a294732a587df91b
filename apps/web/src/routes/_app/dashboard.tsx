import { createFileRoute, redirect } from "@tanstack/react-router";
import { pickWorkspace, rememberedWorkspaceId, workspacesQuery } from "#features/workspaces/public.ts";

export const Route = createFileRoute("/_app/dashboard")({
  beforeLoad: async ({ context: { queryClient } }) => {
    // Without a list there is no workspace to go to, just as with an empty one.
    const workspaces = await queryClient.ensureQueryData(workspacesQuery).catch(() => []);
    const workspace = pickWorkspace(workspaces, [rememberedWorkspaceId()]);
    if (!workspace) throw redirect({ to: "/workspaces/create" });
    throw redirect({ to: "/workspaces/$projectId/dashboard", params: { projectId: workspace.id } });
  },
});
