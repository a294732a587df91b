import { audit } from "#platform/audit/audit.ts";
import type { Place } from "#platform/place.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import type { AdChannel } from "../channels/ad-channel.ts";
import { lockCampaign, updateCampaign } from "../store/campaigns.sql.ts";
import { lockCreative, setState } from "../store/creatives.sql.ts";
import type { OutsideAd, OutsideOf } from "./outside.sql.ts";

interface ReviewSnapshot {
  readonly channel: AdChannel;
  readonly ours: readonly OutsideOf[];
  readonly ads: readonly OutsideAd[];
}

/** Rejects here too what OpenAI's reviewers refuse of what we approved, with their reason. */
export async function settleReviews(
  tools: Tools,
  place: Place,
  { channel, ours, ads }: ReviewSnapshot,
): Promise<void> {
  const adOf = new Map(ads.map((ad) => [ad.externalId, ad]));
  for (const { campaign, externalId } of ours) {
    if (campaign.status === "ARCHIVED") continue;
    for (const { ad, review, reason } of await channel.readReviews(externalId)) {
      const one = adOf.get(ad);
      if (one && review.state === "rejected") await reject(tools, place, one, reason);
    }
  }
}

const noReason = "OpenAI gave no reason.";

/** Only of the version that stands there: a newer one is reviewed by itself. */
async function reject(
  tools: Tools,
  place: Place,
  { creativeId, campaignId, version }: OutsideAd,
  said: string | null,
): Promise<void> {
  const reason = said ?? noReason;
  await inTransaction(tools, async (within) => {
    await lockCampaign(within, place, campaignId);
    const row = await lockCreative(within, place, creativeId);
    if (row?.state !== "APPROVED" || row.version !== version) return;
    const review = { reviewerId: null, reason };
    await setState(within, place, { creativeId, version, state: "REJECTED", review });
    await updateCampaign(within, place, campaignId, {
      note: `OpenAI's review rejected "${row.content.title}": ${reason}`,
    });
    await audit(
      within,
      { userId: undefined },
      {
        action: "ad-creative.rejected",
        subjectId: creativeId,
        workspaceId: place.workspaceId,
        details: { version, reason, by: "OpenAI" },
      },
    );
  });
}
