import type { AdCreative } from "@citelens/contract/content/ads-fields";
import type { AdCampaignStatus, AdChannelName, CreativeState } from "@citelens/contract/content/ads-words";
import type { Place } from "#platform/place.ts";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { type AdsDesk, adsOf, auditAds } from "../store/ads-desk.ts";
import { afterReview } from "../store/campaign-actions.rules.ts";
import { countCreatives, lockCampaign, updateCampaign } from "../store/campaigns.sql.ts";
import { enqueueBring } from "../store/chatgpt-work.ts";
import { findAdvertiser, findCreative, lockCreative, setState } from "../store/creatives.sql.ts";
import { markPublishersOf } from "../store/publishers-changed.sql.ts";
import { showCreative } from "./edit-creatives.ts";

interface Decision {
  readonly creativeId: string;
  readonly version: number;
  /** Why it was rejected; approved without one. */
  readonly reason?: string;
}

/** Decides of the version that was shown; where all of its campaign are decided, that stands ready or goes back. */
export async function review(
  tools: Tools,
  { superuser }: Pick<AdsDesk, "superuser">,
  { creativeId, version, reason }: Decision,
): Promise<AdCreative> {
  const advertiserId = await findAdvertiser(tools, creativeId);
  if (advertiserId === undefined) throw new Refusal("NOT_FOUND");
  const desk = { superuser, ...(await adsOf(tools, advertiserId)) };
  const state = reason === undefined ? "APPROVED" : "REJECTED";
  await inTransaction(tools, async (within) => {
    const campaign = await lockedForReview(within, desk.place, { creativeId, version });
    if (campaign.state === state) return;
    if (campaign.state !== "IN_REVIEW") throw new Refusal("CREATIVE_NOT_IN_REVIEW");
    const decided = { reviewerId: superuser.userId, reason: reason ?? null };
    await setState(within, desk.place, { creativeId, version, state, review: decided });
    if (campaign.status === "IN_REVIEW") await settleCampaign(within, desk.place, campaign.id);
    await markPublishersOf(within, { creativeId, advertiserId });
    if (campaign.channel === "CHATGPT") await enqueueBring(within, desk.place, campaign.id);
    await auditAds(within, desk, {
      subjectId: creativeId,
      action: `ad-creative.${state === "APPROVED" ? "approved" : "rejected"}`,
      details: { version, ...(reason !== undefined && { reason }) },
    });
  });
  return showCreative(tools, desk, creativeId);
}

interface ReviewedCampaign {
  /** Id of its campaign. */
  readonly id: string;
  readonly status: AdCampaignStatus;
  readonly channel: AdChannelName;
  readonly state: CreativeState;
}

/** Holds the campaign and then the creative, as every act does. Throws where another version stands there than was shown. */
async function lockedForReview(
  within: Tools,
  place: Place,
  { creativeId, version }: Decision,
): Promise<ReviewedCampaign> {
  const found = await findCreative(within, place, creativeId);
  const campaign = found && (await lockCampaign(within, place, found.campaign_id));
  const row = await lockCreative(within, place, creativeId);
  if (!row || !campaign) throw new Refusal("NOT_FOUND");
  if (row.version !== version) throw new Refusal("CREATIVE_NOT_IN_REVIEW");
  return { id: campaign.id, status: campaign.status, channel: campaign.channel, state: row.state };
}

async function settleCampaign(within: Tools, place: Place, campaignId: string): Promise<void> {
  const counts = (await countCreatives(within, place, [campaignId])).get(campaignId);
  const status = afterReview({ inReview: counts?.inReview ?? 0, approved: counts?.approved ?? 0 });
  if (status !== "IN_REVIEW") await updateCampaign(within, place, campaignId, { status });
}
