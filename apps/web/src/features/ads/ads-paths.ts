export interface AdsPaths {
  readonly campaigns: string;
  readonly create: string;
  readonly campaign: (campaignId: string) => string;
  readonly edit: (campaignId: string) => string;
  readonly library: string;
}

/** The paths of a workspace's ads. */
export function adsPaths(workspaceId: string): AdsPaths {
  const ads = `/workspaces/${workspaceId}/ads`;
  return {
    campaigns: `${ads}/campaigns`,
    create: `${ads}/campaigns/new`,
    campaign: (campaignId) => `${ads}/campaigns/${campaignId}`,
    edit: (campaignId) => `${ads}/campaigns/${campaignId}/edit`,
    library: `${ads}/library`,
  };
}
