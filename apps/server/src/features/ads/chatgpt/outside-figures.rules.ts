import type { AdFigures } from "../channels/insight-days.rules.ts";

interface OutsideIds {
  readonly campaigns: readonly { readonly campaign: { readonly id: string }; readonly externalId: string }[];
  readonly ads: readonly { readonly creativeId: string; readonly externalId: string }[];
}

interface OurFigures {
  readonly campaign_id: string;
  readonly creative_id: string;
  readonly day: string;
  readonly impressions: number;
  readonly clicks: number;
  readonly spend_micros: number;
}

/** Creative id of an ad that somebody made outside in a campaign of ours. */
const noCreative = "00000000-0000-0000-0000-000000000000";

/** The figures of our campaigns by our ids; those of others are not ours to keep. */
export function outsideFigures(figures: readonly AdFigures[], { campaigns, ads }: OutsideIds): OurFigures[] {
  const campaignOf = new Map(campaigns.map(({ externalId, campaign }) => [externalId, campaign.id]));
  const creativeOf = new Map(ads.map(({ externalId, creativeId }) => [externalId, creativeId]));
  const rows = new Map<string, OurFigures>();
  for (const { campaign, ad, day, impressions, clicks, spendMicros } of figures) {
    const campaignId = campaignOf.get(campaign);
    if (campaignId === undefined) continue;
    const creativeId = creativeOf.get(ad) ?? noCreative;
    const key = `${campaignId} ${creativeId} ${day}`;
    const before = rows.get(key);
    rows.set(key, {
      campaign_id: campaignId,
      creative_id: creativeId,
      day,
      impressions: impressions + (before?.impressions ?? 0),
      clicks: clicks + (before?.clicks ?? 0),
      spend_micros: spendMicros + (before?.spend_micros ?? 0),
    });
  }
  return [...rows.values()];
}
