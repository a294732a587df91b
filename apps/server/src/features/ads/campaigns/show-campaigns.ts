import { dayIn } from "@citelens/contract/base/days";
import type { AdCampaign } from "@citelens/contract/content/ads-fields";
import type { Tools } from "#platform/tools.ts";
import { shownCents, shownFigures } from "../counting/spend.rules.ts";
import type { AdsDesk } from "../store/ads-desk.ts";
import { type AdCampaignRow, type CampaignSums, countCreatives, sumFigures } from "../store/campaigns.sql.ts";

/** Campaigns as the API shows them, with what they did since they began. */
export async function showCampaigns(
  tools: Tools,
  { place, workspace }: Pick<AdsDesk, "place" | "workspace">,
  rows: readonly AdCampaignRow[],
): Promise<AdCampaign[]> {
  const campaignIds = rows.map(({ id }) => id);
  const today = dayIn(workspace.time_zone, tools.now());
  const [figures, creatives] = await Promise.all([
    sumFigures(tools, place, { campaignIds, today }),
    countCreatives(tools, place, campaignIds),
  ]);
  return rows.map((row): AdCampaign => {
    const sums = figures.get(row.id);
    const counts = creatives.get(row.id);
    return {
      ...row,
      spent_cents: shownCents(sums?.spend_micros ?? 0),
      spent_today_cents: shownCents(sums?.today_micros ?? 0),
      creatives: counts?.creatives ?? 0,
      approved_creatives: counts?.approved ?? 0,
      created: row.created.toISOString(),
      figures: shownFigures(row.channel, sums),
      ctr: sums ? ctrOf(sums) : null,
    };
  });
}

function ctrOf({ impressions, clicks }: CampaignSums): number | null {
  if (!impressions || clicks === null) return null;
  return Math.round((clicks / impressions) * 10_000) / 100;
}
