import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import type { QueryClient } from "@tanstack/react-query";
import { workspacesQuery } from "#features/workspaces/public.ts";
import { isImpersonating } from "#lib/session/impersonation.ts";
import { lastWorkspaceId } from "#lib/session/last-workspace.ts";
import { isSuperuser } from "./superuser-guard.ts";

/** The user's workspace with this id, if any. */
export async function workspaceOf(queryClient: QueryClient, id: string): Promise<Workspace | undefined> {
  const workspaces = await queryClient.ensureQueryData(workspacesQuery);
  return workspaces.find((workspace) => workspace.id === id);
}

/** The same, or one of others whose ads a superuser opens. */
export async function openedWorkspace(
  queryClient: QueryClient,
  { id, pathname }: { readonly id: string; readonly pathname: string },
): Promise<Workspace | undefined> {
  const own = await workspaceOf(queryClient, id);
  const isOfAds = pathname.startsWith(`/workspaces/${id}/ads`);
  if (own || !isOfAds || !(await isSuperuser(queryClient))) return own;
  const { foreignWorkspace } = await import("#features/ads/foreign/public.ts");
  return foreignWorkspace(queryClient, id);
}

/** The last selected workspace, else the first one. A failed list counts as an empty one. */
export async function homeWorkspace(queryClient: QueryClient): Promise<Workspace | undefined> {
  const workspaces = await queryClient.ensureQueryData(workspacesQuery).catch(() => []);
  // While impersonating, the user's first workspace: the stored one is the superuser's.
  const lastId = isImpersonating() ? undefined : lastWorkspaceId();
  return workspaces.find(({ id }) => id === lastId) ?? workspaces[0];
}

/** Whether the last selected workspace is one of the user's. */
export async function hasSelectedWorkspace(queryClient: QueryClient): Promise<boolean> {
  const selectedId = lastWorkspaceId();
  // A failed list counts as an empty one.
  const workspaces = await queryClient.ensureQueryData(workspacesQuery).catch(() => []);
  return workspaces.some(({ id }) => id === selectedId);
}
