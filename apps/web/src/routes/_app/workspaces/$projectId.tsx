import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, notFound, Outlet } from "@tanstack/react-router";
import { useEffect } from "react";
import { selectWorkspace, workspacesQuery } from "#features/workspaces/public.ts";
import { WorkspaceScope } from "#lib/workspace.tsx";
import { NotFoundPage } from "#shell/not-found-page.tsx";
import { SuspendedPage } from "#shell/suspended-page.tsx";

export const Route = createFileRoute("/_app/workspaces/$projectId")({
  loader: async ({ context: { queryClient }, params: { projectId } }) => {
    const { workspaceOf } = await import("#shell/workspaces-guard.ts");
    const workspace = await workspaceOf(queryClient, projectId);
    if (!workspace) throw notFound();
    return workspace;
  },
  component: WorkspaceLayout,
});

/**
 * Opening a workspace by its URL selects it. The pages below need no code for a list that fails or no longer holds the
 * workspace: the first shows the error with Retry, the second that there is no such page.
 */
function WorkspaceLayout() {
  const opened = Route.useLoaderData();
  const { data: workspaces } = useSuspenseQuery(workspacesQuery);
  useEffect(() => selectWorkspace(opened), [opened]);
  const workspace = workspaces.find(({ id }) => id === opened.id);
  if (!workspace) return <NotFoundPage />;
  if (workspace.suspended_reason !== null) return <SuspendedPage reason={workspace.suspended_reason} />;
  return (
    <WorkspaceScope workspace={workspace}>
      <Outlet />
    </WorkspaceScope>
  );
}
