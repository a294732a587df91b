import { brandsChanged } from "#features/campaigns/public.ts";
import { campaignHalted, campaignRunDue, campaignsUnderWay } from "#features/campaigns/runs/public.ts";
import { creditHolds } from "#features/credits/ledger/public.ts";
import { workspaceTopics } from "#features/workspaces/public.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { startRun } from "./ask/start-run.ts";
import { announceDropped } from "./counts/announce-count-changes.ts";
import { endRuns } from "./keep/end-runs.ts";
import { readAgainSoon } from "./names/reanalyse-campaign.ts";
import { dropWaiting, finishRuns, listRunning, lockRunning } from "./store/runs.sql.ts";
import { listAnalysedCampaigns } from "./store/store.sql.ts";

/** Does what campaigns and their workspaces announce, and answers what campaigns ask. */
export function subscribeToCampaigns(tools: Tools): void {
  campaignRunDue.listen(tools, startRun);
  campaignHalted.listen(tools, haltRuns);
  workspaceTopics.deleted.listen(tools, endAllRuns);
  // A run that began in the same moment as the deletion is found here.
  workspaceTopics.purged.listen(tools, async (within, place) => {
    await endAllRuns(within, place);
    return {};
  });
  campaignsUnderWay.listen(tools, listRunning);
  brandsChanged.listen(tools, async (within, { campaignId, ...place }) => {
    const ids = campaignId === undefined ? await listAnalysedCampaigns(within, place) : [campaignId];
    await readAgainSoon(within, place, ids);
  });
}

/** A deleted workspace asks nothing more, and what its runs still hold goes back to the organization. */
function endAllRuns(within: Tools, place: Place): Promise<void> {
  return haltRuns(within, { ...place, campaignId: undefined, isRemoved: true });
}

interface HaltScope extends Place {
  /** Undefined for all campaigns of the workspace. */
  readonly campaignId: string | undefined;
  readonly isRemoved: boolean;
}

/**
 * Lets nothing more of a campaign be asked: what waits is dropped as if it had never been queued, and what is being asked
 * comes to its end, unless the campaign is removed.
 */
async function haltRuns(within: Tools, { campaignId, isRemoved, ...place }: HaltScope): Promise<void> {
  const dropped = await dropWaiting(within, place, { campaignId, isRemoved });
  const running = await lockRunning(within, place, campaignId);
  if (!isRemoved) {
    await announceDropped(within, dropped);
    return endRuns(within, running);
  }

  for (const { hold_key, organization_id } of running)
    if (hold_key !== null)
      await creditHolds.release(within, { organizationId: organization_id, holdKey: hold_key });
  await finishRuns(within, running);
}
