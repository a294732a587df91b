import type { Input } from "@citelens/contract/base/endpoint";
import { estimateAdCampaign, suggestContextHints } from "@citelens/contract/content/ads-campaigns";
import { endpointQuery, pageQuery } from "#lib/api/queries.ts";
import { adsRoot } from "../../ads.queries.ts";

export type EstimateInput = Input<typeof estimateAdCampaign>["body"];

/** Pages of the network that are about these topics; the figures before stay visible while it is looked for. */
export function adEstimateQuery(workspaceId: string, body: EstimateInput) {
  return pageQuery(
    [...adsRoot(workspaceId), "estimate", body],
    [estimateAdCampaign, { params: { projectId: workspaceId }, body }],
  );
}

export function contextHintsQuery(workspaceId: string) {
  return endpointQuery(
    [...adsRoot(workspaceId), "hints"],
    [suggestContextHints, { params: { projectId: workspaceId } }],
  );
}
