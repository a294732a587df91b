export interface StudioPaths {
  readonly list: string;
  readonly create: string;
  readonly generating: (optimizationId: string) => string;
  readonly results: (optimizationId: string) => string;
}

/** The paths of a workspace's pages of the Content Studio. */
export function studioPaths(workspaceId: string): StudioPaths {
  const optimization = `/workspaces/${workspaceId}/optimization`;
  return {
    list: `${optimization}/campaigns`,
    create: `${optimization}/create`,
    generating: (optimizationId) => `${optimization}/${optimizationId}/generating`,
    results: (optimizationId) => `${optimization}/campaigns/${optimizationId}/results`,
  };
}
