import type { CampaignDetails } from "@citelens/contract/visibility/campaigns";
import type { CampaignParts } from "../campaigns.queries.ts";

/** The values of a campaign that determine its cost. */
export function estimateInput(campaign: CampaignDetails): CampaignParts {
  const asked = campaign.queries.filter(({ retired }) => retired === null);
  return {
    campaign_type: campaign.campaign_type,
    queries: asked.map(({ text }) => text),
    operator_models: campaign.operator_models,
    frequency: campaign.frequency,
    repeats: campaign.repeats,
  };
}
