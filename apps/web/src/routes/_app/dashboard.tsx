import { createFileRoute, redirect } from "@tanstack/react-router";
import { pickWorkspace, rememberedWorkspaceId, workspacesQuery } from "#features/workspaces/public.ts";
import { isImpersonating } from "#lib/impersonation.ts";

export const Route = createFileRoute("/_app/dashboard")({
  beforeLoad: async ({ context: { queryClient } }) => {
    // Without a list there is no workspace to go to, just as with an empty one.
    const workspaces = await queryClient.ensureQueryData(workspacesQuery).catch(() => []);
    // Support acting as somebody else begins at their first workspace, not where this browser was last.
    const rememberedId = isImpersonating() ? undefined : rememberedWorkspaceId();
    const workspace = pickWorkspace(workspaces, [rememberedId]);
    if (!workspace) throw redirect({ to: "/workspaces/create" });
    throw redirect({ to: "/workspaces/$projectId/dashboard", params: { projectId: workspace.id } });
  },
});
