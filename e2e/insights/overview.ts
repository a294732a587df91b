import type { Workspace } from "@citelens/contract/workspaces/workspaces";

/** The calls of the Overview, besides those of its smaller cards. */
export const overviewCalls = {
  summary: "**/api/v1/projects/*/insights/summary/?*",
  mentions: "**/api/v1/projects/*/brand-mentions/?*",
  ranking: "**/api/v1/projects/*/industry-ranking/?*",
  annotations: "**/api/v1/projects/*/insights/annotations/?*",
} as const;

export function overviewAddress({ id }: Workspace, search = ""): string {
  return `/workspaces/${id}/insight/dashboard${search}`;
}
