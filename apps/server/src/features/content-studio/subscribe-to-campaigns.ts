import { campaignHalted, campaignsOptimized } from "#features/campaigns/runs/public.ts";
import type { Tools } from "#platform/tools.ts";
import { forgetCampaign, listOptimized } from "./store/optimizations.sql.ts";

/** Tells campaigns whether a page was optimized for them, and lets go of those that are removed. */
export function subscribeToOptimizing(tools: Tools): void {
  campaignsOptimized.listen(tools, (within, { campaignIds, ...place }) =>
    listOptimized(within, place, campaignIds),
  );
  campaignHalted.listen(tools, async (within, { isRemoved, campaignId, ...place }) => {
    if (isRemoved) await forgetCampaign(within, place, campaignId);
  });
}
