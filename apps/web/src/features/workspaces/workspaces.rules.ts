import type { Workspace } from "@citelens/contract/workspaces";

/** The first of the candidates-for workspaces that the user is a member of, else the first workspace there is. */
export function pickWorkspace(
  workspaces: readonly Workspace[],
  candidateIds: readonly (string | undefined)[],
): Workspace | undefined {
  const candidates = candidateIds.map((id) => workspaces.find((workspace) => workspace.id === id));
  return candidates.find((workspace) => workspace !== undefined) ?? workspaces[0];
}

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Where the page at `pathname` has its like in another workspace: the same page, or the dashboard when the page
 * is about one thing of the old workspace. Undefined for pages that stand outside of workspaces.
 */
export function likePage(pathname: string, workspaceId: string): string | undefined {
  const [, root, id, ...rest] = pathname.split("/");
  if (root !== "workspaces" || id === undefined) return undefined;

  const keepsPage = idPattern.test(id) && rest.length > 0 && !rest.some((part) => idPattern.test(part));
  return `/workspaces/${workspaceId}/${keepsPage ? rest.join("/") : "dashboard"}`;
}
