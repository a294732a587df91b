import type { CampaignPlace } from "#features/campaigns/public.ts";
import { creditHolds } from "#features/credits/public.ts";
import type { Tools } from "#platform/tools.ts";
import { endRuns } from "../keep/end-runs.ts";
import { dropWaiting, lockRunning } from "../keep/runs.sql.ts";

export interface Halted extends CampaignPlace {
  readonly isRemoved: boolean;
}

/**
 * Lets nothing more of a campaign be asked: what waits is dropped as if it had never been queued, and what is being asked
 * comes to its end, unless the campaign is removed.
 */
export async function haltRuns(within: Tools, { campaignId, isRemoved, ...place }: Halted): Promise<void> {
  await dropWaiting(within, place, { campaignId, isRemoved });
  const running = await lockRunning(within, place, campaignId);
  if (!isRemoved) return endRuns(within, running);

  for (const { hold_key, organization_id } of running)
    if (hold_key !== null)
      await creditHolds.release(within, { organizationId: organization_id, holdKey: hold_key });
}
