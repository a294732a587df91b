import {
  type AdCampaignAct,
  type AdCampaignStatus,
  adCampaignActs,
} from "@citelens/contract/content/ads-words";

/** Whether an act may be done to a campaign in a status. */
export function isAllowed(status: AdCampaignStatus, act: AdCampaignAct): boolean {
  const allowed: readonly AdCampaignAct[] = adCampaignActs[status];
  return allowed.includes(act);
}

/** Status of a campaign in review once its creatives were decided: ready to be activated where any was approved. */
export function afterReview(creatives: {
  readonly inReview: number;
  readonly approved: number;
}): AdCampaignStatus {
  if (creatives.inReview > 0) return "IN_REVIEW";
  return creatives.approved > 0 ? "PAUSED" : "DRAFT";
}

/** Whether a campaign is over on a day of its own time zone. */
export function isOver({ ends }: { readonly ends: string | null }, today: string): boolean {
  return ends !== null && ends < today;
}
