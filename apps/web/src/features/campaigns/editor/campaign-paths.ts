/** The pages of campaigns that the editor leads to. They are other pages' business, so they are known by name only. */
export function campaignsPath(projectId: string): string {
  return `/workspaces/${projectId}/insight/campaigns`;
}

export function detailsPath(projectId: string, campaignId: string): string {
  return `/workspaces/${projectId}/insight/${campaignId}/details`;
}

export function successPath(projectId: string, campaignId: string): string {
  return `/workspaces/${projectId}/insight/${campaignId}/success`;
}
