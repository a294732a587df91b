/** Pages of the app that show what a tool answers; ids in braces are those of the call or of its answer. */
export const appPaths: Readonly<Record<string, string>> = {
  list_workspaces: "/settings/workspaces",
  get_workspace: "/workspaces/{workspace_id}/dashboard",
  get_summary: "/workspaces/{workspace_id}/insight/dashboard",
  get_visibility: "/workspaces/{workspace_id}/insight/dashboard",
  get_ranking: "/workspaces/{workspace_id}/insight/dashboard",
  get_channels: "/workspaces/{workspace_id}/insight/dashboard",
  get_sentiment: "/workspaces/{workspace_id}/insight/dashboard",
  list_negative_answers: "/workspaces/{workspace_id}/insight/dashboard",
  list_prompts: "/workspaces/{workspace_id}/insight/dashboard",
  get_annotations: "/workspaces/{workspace_id}/insight/dashboard",
  list_sources: "/workspaces/{workspace_id}/insight/sources",
  list_source_pages: "/workspaces/{workspace_id}/insight/sources/explorer",
  list_campaigns: "/workspaces/{workspace_id}/insight/campaigns",
  create_campaign_draft: "/workspaces/{workspace_id}/insight/{id}/edit",
  estimate_campaign: "/workspaces/{workspace_id}/insight/create",
  get_campaign: "/workspaces/{workspace_id}/insight/{campaign_id}/details",
  update_campaign: "/workspaces/{workspace_id}/insight/{campaign_id}/details",
  launch_campaign: "/workspaces/{workspace_id}/insight/{campaign_id}/details",
  run_campaign: "/workspaces/{workspace_id}/insight/{campaign_id}/details",
  list_runs: "/workspaces/{workspace_id}/insight/{campaign_id}/details",
  get_matrix: "/workspaces/{workspace_id}/insight/{campaign_id}/details",
  list_conversations: "/workspaces/{workspace_id}/insight/conversations",
  get_conversation: "/workspaces/{workspace_id}/insight/conversations/{query_id}",
  list_answers: "/workspaces/{workspace_id}/insight/conversations",
  get_answer: "/workspaces/{workspace_id}/insight/conversations/{query.id}",
  diff_answers: "/workspaces/{workspace_id}/insight/conversations/{after.query.id}",
  set_competitor: "/settings/brand-context",
  list_agent_visits: "/workspaces/{workspace_id}/agent-visits",
  get_page_timeline: "/workspaces/{workspace_id}/indexing",
  get_indexing: "/workspaces/{workspace_id}/indexing",
  get_referrals: "/workspaces/{workspace_id}/referrals",
  list_opportunities: "/workspaces/{workspace_id}/opportunities",
  get_audit: "/workspaces/{workspace_id}/technical-optimization/results/{id}",
  get_credits: "/settings/credit-logs",
};

/** Address of the page that shows it. */
export function appUrlOf(publicUrl: string, tool: string, values: Readonly<Record<string, unknown>>): string {
  const path = (appPaths[tool] ?? "/").replace(/\{([\w.]+)\}/g, (_, name: string) =>
    encodeURIComponent(String(valueAt(values, name) ?? "")),
  );
  return `${publicUrl}${path}`;
}

function valueAt(value: unknown, name: string): unknown {
  return name.split(".").reduce<unknown>((found, part) => {
    if (typeof found !== "object" || found === null) return undefined;
    return (found as Readonly<Record<string, unknown>>)[part]; // an object, as was just looked
  }, value);
}
