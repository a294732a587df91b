import type { Workspace } from "@citelens/contract/workspaces/workspaces";

/** The first candidate that is one of the user's workspaces, else the first workspace. */
export function pickWorkspace(
  workspaces: readonly Workspace[],
  candidateIds: readonly (string | undefined)[],
): Workspace | undefined {
  const candidates = candidateIds.map((id) => workspaces.find((workspace) => workspace.id === id));
  return candidates.find((workspace) => workspace !== undefined) ?? workspaces[0];
}

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The path to open in another workspace: the same page, or the dashboard for pages about one item. Undefined
 * for pages outside workspaces.
 */
export function likePage(pathname: string, workspaceId: string): string | undefined {
  const [, root, id, ...rest] = pathname.split("/");
  if (root !== "workspaces" || id === undefined) return undefined;

  const keepsPage = idPattern.test(id) && rest.length > 0 && !rest.some((part) => idPattern.test(part));
  return `/workspaces/${workspaceId}/${keepsPage ? rest.join("/") : "dashboard"}`;
}
