import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { type CampaignRow, listCampaignRows } from "../store/campaigns.sql.ts";

/** One page of a workspace's campaigns, the newest first, for superusers; and how many there are. */
export function listCampaignsOf(
  tools: Tools,
  place: Place,
  range: { readonly limit: number; readonly offset: number },
): Promise<{ readonly count: number; readonly rows: CampaignRow[] }> {
  const all = { status: undefined, exclude_status: undefined, campaign_type: undefined };
  return listCampaignRows(tools, place, { ...all, ordering: "-created", ...range });
}
