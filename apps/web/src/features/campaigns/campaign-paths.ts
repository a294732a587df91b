export interface CampaignPaths {
  readonly list: string;
  readonly create: string;
  readonly conversations: string;
  readonly edit: (campaignId: string) => string;
  readonly details: (campaignId: string) => string;
  readonly success: (campaignId: string) => string;
}

/** Where the pages about a workspace's campaigns are. */
export function campaignPaths(projectId: string): CampaignPaths {
  const insight = `/workspaces/${projectId}/insight`;
  return {
    list: `${insight}/campaigns`,
    create: `${insight}/create`,
    conversations: `${insight}/conversations`,
    edit: (campaignId) => `${insight}/${campaignId}/edit`,
    details: (campaignId) => `${insight}/${campaignId}/details`,
    success: (campaignId) => `${insight}/${campaignId}/success`,
  };
}
