import { dayIn } from "@citelens/contract/base/days";
import type { AdCampaign, AdFigures } from "@citelens/contract/content/ads-fields";
import type { Tools } from "#platform/tools.ts";
import { shownCents } from "../counting/spend.rules.ts";
import type { AdsDesk } from "../store/ads-desk.ts";
import { type AdCampaignRow, type CampaignSums, countCreatives, sumFigures } from "../store/campaigns.sql.ts";

const nothing: CampaignSums = {
  impressions: null,
  clicks: null,
  agent_reads: null,
  proven_reads: null,
  billable_reads: null,
  spend_micros: 0,
  today_micros: 0,
};

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
    const sums = figures.get(row.id) ?? nothing;
    const counts = creatives.get(row.id);
    return {
      id: row.id,
      name: row.name,
      channel: row.channel,
      status: row.status,
      currency: row.currency,
      budget_cents: row.budget_cents,
      daily_cents: row.daily_cents,
      price_cents_per_1000: row.price_cents_per_1000,
      starts: row.starts,
      ends: row.ends,
      topics: row.topics,
      countries: row.countries,
      languages: row.languages,
      category: row.category,
      query_campaign_id: row.query_campaign_id,
      spent_cents: shownCents(sums.spend_micros),
      spent_today_cents: shownCents(sums.today_micros),
      creatives: counts?.creatives ?? 0,
      approved_creatives: counts?.approved ?? 0,
      created: row.created.toISOString(),
      figures: shownFigures(row.channel, sums),
      ctr: ctrOf(sums),
      note: row.note,
    };
  });
}

type Sums = Omit<CampaignSums, "today_micros">;

/** A channel that counts something has counted none of it until it says so; what it does not count stays null. */
export function shownFigures(channel: AdCampaignRow["channel"], sums: Sums): AdFigures {
  const isNetwork = channel === "NETWORK";
  return {
    impressions: isNetwork ? null : (sums.impressions ?? 0),
    clicks: isNetwork ? null : (sums.clicks ?? 0),
    agent_reads: isNetwork ? (sums.agent_reads ?? 0) : null,
    proven_reads: isNetwork ? (sums.proven_reads ?? 0) : null,
    billable_reads: isNetwork ? (sums.billable_reads ?? 0) : null,
    spend_cents: shownCents(sums.spend_micros),
  };
}

function ctrOf({ impressions, clicks }: Sums): number | null {
  if (!impressions || clicks === null) return null;
  return Math.round((clicks / impressions) * 10_000) / 100;
}
