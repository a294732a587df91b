import type { Optimization } from "@citelens/contract/content/optimization-fields";

interface StudioPaths {
  readonly list: string;
  readonly create: string;
  readonly edit: (id: string) => string;
  readonly generating: (id: string) => string;
  readonly results: (id: string) => string;
}

/** The paths of a workspace's Content Studio. */
export function studioPaths(workspaceId: string): StudioPaths {
  const root = `/workspaces/${workspaceId}/optimization`;
  return {
    list: `${root}/campaigns`,
    create: `${root}/create`,
    edit: (id) => `${root}/${id}/edit`,
    generating: (id) => `${root}/${id}/generating`,
    results: (id) => `${root}/campaigns/${id}/results`,
  };
}

/** The page on which an optimization is to be seen as it stands: its form, its work, or its text. */
export function standsAt(
  { edit, generating, results }: StudioPaths,
  { id, status }: Pick<Optimization, "id" | "status">,
): string {
  if (status === "DRAFT") return edit(id);
  return status === "DONE" ? results(id) : generating(id);
}
