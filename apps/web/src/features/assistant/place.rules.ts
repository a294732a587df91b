import type { AssistantContext } from "@citelens/contract/content/assistant-fields";
import type { AssistantPage } from "@citelens/contract/content/assistant-words";

/** Place of a page on which the panel opens; undefined of one on which it does not. */
export interface Place extends AssistantContext {
  readonly page: AssistantPage;
}

/** Part of a router's match that the place is read from. */
interface Match {
  readonly routeId: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: unknown;
  readonly status: string;
}

/** The pages behind the path of a workspace. What a route's :campaignId names differs: a campaign, or an optimization. */
const pages: Readonly<Record<string, AssistantPage>> = {
  "insight/dashboard": "overview",
  "insight/campaigns": "campaigns",
  "insight/$campaignId/details": "campaign",
  "insight/conversations/": "conversations",
  "insight/conversations/$queryId": "conversations",
  "insight/sources/": "sources",
  "insight/sources/explorer": "sources",
  opportunities: "opportunities",
  "optimization/dashboard": "optimization",
  "optimization/plan": "opportunities",
  "optimization/campaigns/": "optimization",
  "optimization/create": "optimization",
  "optimization/$campaignId/edit": "optimization",
  "optimization/$campaignId/generating": "optimization",
  "optimization/campaigns/$campaignId/results": "optimization",
  "technical-optimization/dashboard": "audit",
  "technical-optimization/analyzing/$auditId": "audit",
  "technical-optimization/results/$auditId": "audit",
};
const root = "/_app/workspaces/$projectId/";

/** The place that the router's matches show, the outermost first. */
export function placeOf(matches: readonly Match[]): Place | undefined {
  const shown = matches.at(-1);
  if (!shown?.routeId.startsWith(root) || matches.some(({ status }) => status === "notFound"))
    return undefined;
  const page = pages[shown.routeId.slice(root.length)];
  if (page === undefined) return undefined;

  const named = shown.params.campaignId ?? null;
  if (page === "optimization") return { page, campaign_id: null, optimization_id: named };
  return { page, campaign_id: named ?? filteredBy(shown.search), optimization_id: null };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The campaign that the page's figures are limited to. */
function filteredBy(search: unknown): string | null {
  const { campaign } = Object(search) as { readonly campaign?: unknown }; // what is not there is undefined
  return typeof campaign === "string" && uuid.test(campaign) ? campaign : null;
}
