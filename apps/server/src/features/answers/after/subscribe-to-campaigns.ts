import { brandsChanged } from "#features/campaigns/public.ts";
import {
  type CampaignPlace,
  campaignHalted,
  campaignRunDue,
  campaignsShown,
  campaignsUnderWay,
} from "#features/campaigns/runs/public.ts";
import { creditHolds } from "#features/credits/ledger/public.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import type { Tools } from "#platform/tools.ts";
import { startRun } from "../ask/start-run.ts";
import { endRuns } from "../keep/end-runs.ts";
import { reanalyseCampaign } from "../keep/reanalyse-campaign.ts";
import { dropWaiting, listRunning, lockRunning } from "../keep/runs.sql.ts";
import { listAnalysedCampaigns } from "../keep/store.sql.ts";
import { campaignFigures } from "../show/campaign-figures.ts";

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

interface Halted extends CampaignPlace {
  readonly isRemoved: boolean;
}

/**
 * Lets nothing more of a campaign be asked: what waits is dropped as if it had never been queued, and what is being asked
 * comes to its end, unless the campaign is removed.
 */
async function haltRuns(within: Tools, { campaignId, isRemoved, ...place }: Halted): Promise<void> {
  await dropWaiting(within, place, { campaignId, isRemoved });
  const running = await lockRunning(within, place, campaignId);
  if (!isRemoved) return endRuns(within, running);

  for (const { hold_key, organization_id } of running)
    if (hold_key !== null)
      await creditHolds.release(within, { organizationId: organization_id, holdKey: hold_key });
}
