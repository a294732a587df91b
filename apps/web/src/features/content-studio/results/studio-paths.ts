interface Named {
  readonly workspaceId: string;
  readonly optimizationId: string;
}

/** The pages of the room that lead to the results. */
export const studioPaths = {
  list: ({ workspaceId }: Pick<Named, "workspaceId">) => `/workspaces/${workspaceId}/optimization/campaigns`,
  edit: ({ workspaceId, optimizationId }: Named) =>
    `/workspaces/${workspaceId}/optimization/${optimizationId}/edit`,
  generating: ({ workspaceId, optimizationId }: Named) =>
    `/workspaces/${workspaceId}/optimization/${optimizationId}/generating`,
} as const;
