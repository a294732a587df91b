import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, notFound, Outlet } from "@tanstack/react-router";
import { lazy, useEffect } from "react";
import { workspacesQuery } from "#features/workspaces/public.ts";
import { selectWorkspace } from "#lib/session/last-workspace.ts";
import { WorkspaceScope } from "#lib/workspace.tsx";
import { SuspendedPage } from "#shell/suspended-page.tsx";

export const Route = createFileRoute("/_app/workspaces/$projectId")({
  loader: async ({ context: { queryClient }, params: { projectId }, location: { pathname } }) => {
    const { openedWorkspace } = await import("#shell/workspaces-guard.ts");
    const workspace = await openedWorkspace(queryClient, { id: projectId, pathname });
    if (!workspace) throw notFound();
    return workspace;
  },
  component: WorkspaceLayout,
});

const ForeignWorkspace = lazy(() =>
  import("#shell/foreign-workspace.tsx").then((module) => ({ default: module.ForeignWorkspace })),
);

/**
 * Opening a workspace by its URL selects it. The pages below need no code for a list that fails or no longer holds the
 * workspace: the first shows the error with Retry, the second that there is no such page, but for superusers at its ads.
 */
function WorkspaceLayout() {
  const opened = Route.useLoaderData();
  const { data: workspaces } = useSuspenseQuery(workspacesQuery);
  const workspace = workspaces.find(({ id }) => id === opened.id);
  const ownId = workspace?.id;
  useEffect(() => {
    if (ownId !== undefined) selectWorkspace({ id: ownId });
  }, [ownId]);
  if (!workspace) return <ForeignWorkspace workspace={opened} />;
  if (workspace.suspended_reason !== null) return <SuspendedPage reason={workspace.suspended_reason} />;
  return (
    <WorkspaceScope workspace={workspace}>
      <Outlet />
    </WorkspaceScope>
  );
}
