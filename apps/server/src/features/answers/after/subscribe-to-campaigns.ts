import {
  brandsChanged,
  campaignHalted,
  campaignRunDue,
  campaignsShown,
  campaignsUnderWay,
} from "#features/campaigns/public.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import type { Tools } from "#platform/tools.ts";
import { startRun } from "../ask/start-run.ts";
import { reanalyseCampaign } from "../keep/reanalyse-campaign.ts";
import { listRunning } from "../keep/runs.sql.ts";
import { listAnalysedCampaigns } from "../keep/store.sql.ts";
import { campaignFigures } from "../show/campaign-figures.ts";
import { haltRuns } from "./halt-runs.ts";

/** Does what campaigns announce, and answers what they ask. */
export function subscribeToCampaigns(tools: Tools): void {
  campaignRunDue.listen(tools, startRun);
  campaignHalted.listen(tools, haltRuns);
  campaignsShown.listen(tools, campaignFigures);
  campaignsUnderWay.listen(tools, listRunning);
  brandsChanged.listen(tools, async (within, { campaignId, ...place }) => {
    const ids = campaignId === undefined ? await listAnalysedCampaigns(within, place) : [campaignId];
    const { workspaceId } = place;
    for (const id of ids)
      await enqueue(within, reanalyseCampaign, { workspaceId, campaignId: id }, { key: id });
  });
}
