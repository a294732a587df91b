import type { Workspace } from "@citelens/contract/workspaces";
import type { QueryClient } from "@tanstack/react-query";
import { lastWorkspaceId, pickWorkspace, workspacesQuery } from "#features/workspaces/public.ts";
import { isImpersonating } from "#lib/session/impersonation.ts";

/** The workspace of this id, if it is one of the user's. */
export async function workspaceOf(queryClient: QueryClient, id: string): Promise<Workspace | undefined> {
  const workspaces = await queryClient.ensureQueryData(workspacesQuery);
  return workspaces.find((workspace) => workspace.id === id);
}

/** Where the user was last, else their first workspace. Without a list there is none, just as with an empty one. */
export async function homeWorkspace(queryClient: QueryClient): Promise<Workspace | undefined> {
  const workspaces = await queryClient.ensureQueryData(workspacesQuery).catch(() => []);
  // Support acting as somebody else begins at their first workspace, not where this browser was last.
  return pickWorkspace(workspaces, [isImpersonating() ? undefined : lastWorkspaceId()]);
}

/** Whether the workspace that this browser was in last is one of the user's. */
export async function hasSelectedWorkspace(queryClient: QueryClient): Promise<boolean> {
  const selectedId = lastWorkspaceId();
  // Without a list no workspace can be known to be selected, just as with an empty one.
  const workspaces = await queryClient.ensureQueryData(workspacesQuery).catch(() => []);
  return workspaces.some(({ id }) => id === selectedId);
}
