import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { archiveCampaigns } from "../store/campaigns.sql.ts";
import { campaignsChanged } from "../store/publishers-changed.ts";

/** Nothing of the workspace is shown any more, anywhere. */
export async function archiveAll(within: Tools, place: Place): Promise<void> {
  const campaignIds = await archiveCampaigns(within, place);
  await campaignsChanged(within, { advertiserId: place.workspaceId, campaignIds });
}
