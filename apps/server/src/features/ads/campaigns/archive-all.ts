import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { campaignsChanged } from "../network/publishers-changed.ts";
import { archiveCampaigns } from "./campaigns.sql.ts";

/** Nothing of the workspace is shown any more, anywhere. */
export async function archiveAll(within: Tools, place: Place): Promise<void> {
  const campaignIds = await archiveCampaigns(within, place);
  await campaignsChanged(within, { advertiserId: place.workspaceId, campaignIds });
}
