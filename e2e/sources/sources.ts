import type { Workspace } from "@citelens/contract/workspaces/workspaces";

export const sourcesCall = "**/api/v1/projects/*/sources/?*";
export const sourcePagesCall = "**/api/v1/projects/*/sources/urls/?*";

export function sourcesAddress({ id }: Workspace, search = ""): string {
  return `/workspaces/${id}/insight/sources${search}`;
}

export function explorerAddress({ id }: Workspace, search = ""): string {
  return `/workspaces/${id}/insight/sources/explorer${search}`;
}
