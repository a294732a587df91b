import { createFileRoute, notFound, Outlet } from "@tanstack/react-router";
import { useEffect } from "react";
import { selectWorkspace } from "#features/workspaces/public.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId")({
  loader: async ({ context: { queryClient }, params: { projectId } }) => {
    const { workspaceOf } = await import("#shell/workspaces-guard.ts");
    const workspace = await workspaceOf(queryClient, projectId);
    if (!workspace) throw notFound();
    return workspace;
  },
  component: WorkspaceLayout,
});

/** Opening a workspace by its URL selects it. */
function WorkspaceLayout() {
  const workspace = Route.useLoaderData();
  useEffect(() => selectWorkspace(workspace), [workspace]);
  return <Outlet />;
}
