import type { Tools } from "#platform/tools.ts";
import { changeCampaign } from "../store/campaigns.sql.ts";
import type { CampaignPlace } from "./campaign-topics.ts";

/** Makes an active campaign's next run due now; one that is under way ends first. */
export async function runSoon(within: Tools, place: CampaignPlace): Promise<void> {
  const { campaignId } = place;
  const changes = { next_run_at: within.now() };
  await changeCampaign(within, place, { campaignId, changes, from: ["ACTIVE"] });
}
