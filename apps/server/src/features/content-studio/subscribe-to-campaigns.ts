import { campaignHalted } from "#features/campaigns/runs/public.ts";
import type { Tools } from "#platform/tools.ts";
import { forgetCampaign } from "./optimizations.sql.ts";

/** Lets go of campaigns that are removed. */
export function subscribeToRemovals(tools: Tools): void {
  campaignHalted.listen(tools, async (within, { isRemoved, campaignId, ...place }) => {
    if (isRemoved) await forgetCampaign(within, place, campaignId);
  });
}
