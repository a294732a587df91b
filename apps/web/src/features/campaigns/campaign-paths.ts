export interface CampaignPaths {
  readonly list: string;
  readonly create: string;
  readonly conversations: string;
  /** The insights filtered by this campaign. */
  readonly dashboard: (campaignId: string) => {
    readonly to: "/workspaces/$projectId/insight/dashboard";
    readonly params: { readonly projectId: string };
    readonly search: { readonly campaign: string };
  };
  readonly edit: (campaignId: string) => string;
  readonly details: (campaignId: string) => string;
  readonly success: (campaignId: string) => string;
}

/** The paths of a workspace's campaign pages. */
export function campaignPaths(workspaceId: string): CampaignPaths {
  const insight = `/workspaces/${workspaceId}/insight`;
  return {
    list: `${insight}/campaigns`,
    create: `${insight}/create`,
    conversations: `${insight}/conversations`,
    dashboard: (campaign) => ({
      to: "/workspaces/$projectId/insight/dashboard",
      params: { projectId: workspaceId },
      search: { campaign },
    }),
    edit: (campaignId) => `${insight}/${campaignId}/edit`,
    details: (campaignId) => `${insight}/${campaignId}/details`,
    success: (campaignId) => `${insight}/${campaignId}/success`,
  };
}
