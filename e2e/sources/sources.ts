import type { Workspace } from "@citelens/contract/workspaces/workspaces";

export function sourcesAddress({ id }: Workspace, search = ""): string {
  return `/workspaces/${id}/insight/sources${search}`;
}

export function explorerAddress({ id }: Workspace, search = ""): string {
  return `/workspaces/${id}/insight/sources/explorer${search}`;
}
