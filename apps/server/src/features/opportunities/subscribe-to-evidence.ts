import { runEnded } from "#features/answers/counts/public.ts";
import { campaignHalted } from "#features/campaigns/runs/public.ts";
import { siteRead } from "#features/local-index/kept/public.ts";
import { auditEnded } from "#features/technical-audit/evidence/public.ts";
import type { Tools } from "#platform/tools.ts";
import { enqueueRefresh, enqueueRefreshSoon } from "./refresh.ts";
import { forgetCampaign } from "./store/opportunities.sql.ts";

/** Looks for opportunities anew whenever what they rest on has changed; what a removed campaign called for goes with it. */
export function subscribeToEvidence(tools: Tools): void {
  runEnded.listen(tools, enqueueRefreshSoon);
  auditEnded.listen(tools, enqueueRefreshSoon);
  siteRead.listen(tools, enqueueRefreshSoon);
  campaignHalted.listen(tools, async (within, { isRemoved, campaignId, ...place }) => {
    if (!isRemoved) return;
    await forgetCampaign(within, place, campaignId);
    await enqueueRefresh(within, place);
  });
}
