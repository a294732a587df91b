import type { CreditUseObject } from "@citelens/contract/billing/credits";
import type { CampaignType } from "@citelens/contract/visibility/campaign-constants";

interface UsedFor {
  readonly id: string;
  readonly name: string;
  readonly campaign_type: CampaignType;
  readonly status: string;
}

/** Use of credits as their log says it: a query of a campaign, or the campaign as a whole. */
export function useOf(
  campaign: UsedFor,
  query: { readonly id: string; readonly text: string } | null,
): CreditUseObject {
  return {
    type: query ? "query" : "campaign",
    id: query?.id ?? campaign.id,
    name: query ? null : campaign.name,
    query: query?.text ?? null,
    campaign_name: campaign.name,
    campaign_type: campaign.campaign_type,
    status: campaign.status === "ACTIVE" ? "active" : "paused",
    message_type: null,
  };
}
