import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { campaignChanged } from "../network/publishers-changed.ts";
import { archiveCampaigns } from "./campaigns.sql.ts";

/** Nothing of the workspace is shown any more, anywhere. */
export async function archiveAll(within: Tools, place: Place): Promise<void> {
  for (const campaignId of await archiveCampaigns(within, place))
    await campaignChanged(within, { advertiserId: place.workspaceId, campaignId });
}
