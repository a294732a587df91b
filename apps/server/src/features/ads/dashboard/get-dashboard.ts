import { dayIn, hourMs, shiftDay } from "@citelens/contract/base/days";
import { currency } from "@citelens/contract/billing/pricing";
import type { AdsDashboard } from "@citelens/contract/content/ads-dashboard";
import type { AdCampaign, AdFigures } from "@citelens/contract/content/ads-fields";
import type { Tools } from "#platform/tools.ts";
import { showCampaigns } from "../campaigns/show-campaigns.ts";
import { type AccountRow, findAccount } from "../chatgpt/accounts.sql.ts";
import { earnedCents, shownCents } from "../counting/spend.rules.ts";
import { findPublisher } from "../network/publisher-sites.ts";
import { showPublishers } from "../network/show-publishers.ts";
import type { AdsDesk } from "../store/ads-desk.ts";
import { listCampaignRows } from "../store/campaigns.sql.ts";
import { type DaySums, lastCounted, listDaySums, listRejected, sumEarnedOn } from "./dashboard.sql.ts";
import { pacingAttention, spentShare, timeShare } from "./pacing.rules.ts";

interface Range {
  readonly from_date: string;
  readonly to_date: string;
}

/** Campaigns beyond these are all old ones. */
const campaignsMax = 200;
const quietMs = 48 * hourMs;

/** Cost and figures of a workspace's ads in a range of days, and what needs attention now. */
export async function getAdsDashboard(
  tools: Tools,
  desk: AdsDesk,
  { from_date: from, to_date: to }: Range,
): Promise<AdsDashboard> {
  const { place, workspace } = desk;
  const [sums, { rows }, publisher, onOwnPages, counted, account] = await Promise.all([
    listDaySums(tools, place, { from, to }),
    listCampaignRows(tools, place, { channel: undefined, status: undefined, limit: campaignsMax, offset: 0 }),
    findPublisher(tools, place),
    sumEarnedOn(tools, place, { from, to }),
    lastCounted(tools, place),
    findAccount(tools, place),
  ]);
  const campaigns = await showCampaigns(tools, desk, rows);
  const today = dayIn(workspace.time_zone, tools.now());
  const totals = figuresOf(sums);
  const shown = campaigns
    .map((campaign) => ({ campaign, sums: sums.filter(({ campaign_id }) => campaign_id === campaign.id) }))
    .filter(({ campaign, sums: did }) => did.length > 0 || campaign.status === "ACTIVE");
  return {
    currency: campaigns[0]?.currency ?? currency.toUpperCase(),
    totals: {
      ...totals,
      cost_per_click_cents: costPerClick(sums),
      earnings_cents: publisher ? earnedCents(onOwnPages) : null,
    },
    days: daysOf({ from, to }).map((day) => ({ day, ...figuresOf(sums.filter((one) => one.day === day)) })),
    campaigns: shown.map(({ campaign, sums: did }) => ({
      ...campaign,
      figures: figuresOf(did),
      spent_share: spentShare(campaign),
      time_share: timeShare(campaign, today),
    })),
    attention: [
      ...(await rejectedOf(tools, desk)),
      ...campaigns.flatMap((campaign) => attentionOf(campaign, today)),
      ...accountAttention(account, today),
      ...(await quietSite(tools, desk)),
    ],
    as_of: [
      { channel: "NETWORK", at: counted?.toISOString() ?? null },
      { channel: "CHATGPT", at: account?.last_sync?.toISOString() ?? null },
    ],
    is_begun: campaigns.length > 0 || publisher !== undefined,
  };
}

/** A channel that counted nothing within the range tells nothing of it: null. */
function figuresOf(sums: readonly DaySums[]): AdFigures {
  return {
    impressions: sumOf(sums, "impressions"),
    clicks: sumOf(sums, "clicks"),
    agent_reads: sumOf(sums, "agent_reads"),
    proven_reads: sumOf(sums, "proven_reads"),
    billable_reads: sumOf(sums, "billable_reads"),
    spend_cents: shownCents(sums.reduce((sum, { spend_micros }) => sum + spend_micros, 0)),
  };
}

type CountField = "impressions" | "clicks" | "agent_reads" | "proven_reads" | "billable_reads";

function sumOf(sums: readonly DaySums[], field: CountField): number | null {
  const known = sums.map((one) => one[field]).filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

/** Cost per click of the channels that count clicks; null without one. */
function costPerClick(sums: readonly DaySums[]): number | null {
  const counting = sums.filter(({ clicks }) => clicks !== null);
  const clicks = sumOf(counting, "clicks") ?? 0;
  const cents = shownCents(counting.reduce((sum, { spend_micros }) => sum + spend_micros, 0));
  return clicks === 0 ? null : Math.round((cents / clicks) * 10) / 10;
}

function daysOf({ from, to }: { readonly from: string; readonly to: string }): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = shiftDay(day, 1)) days.push(day);
  return days;
}

type Attention = AdsDashboard["attention"][number];
const ofNothing = { campaign_id: null, creative_id: null, publisher_id: null };

async function rejectedOf(tools: Tools, { place }: AdsDesk): Promise<Attention[]> {
  return (await listRejected(tools, place)).map(({ id, campaign_id, title, reason }) => ({
    ...ofNothing,
    kind: "CREATIVE_REJECTED",
    words: reason ? `The creative ${title} was rejected: ${reason}` : `The creative ${title} was rejected.`,
    campaign_id,
    creative_id: id,
  }));
}

function attentionOf(campaign: AdCampaign, today: string): Attention[] {
  return pacingAttention(campaign, today).map((kind) => ({
    ...ofNothing,
    kind,
    campaign_id: campaign.id,
    words:
      kind === "UNDER_DELIVERING"
        ? `${campaign.name} spends slower than its days go by.`
        : `${campaign.name} has spent ${spentShare(campaign)}% of its budget.`,
  }));
}

/** Attention to the account of ads in ChatGPT. */
function accountAttention(account: AccountRow | undefined, today: string): Attention[] {
  const isLimited = (account?.told_on ?? "") >= shiftDay(today, -1);
  const syncFailed = `The figures of ads in ChatGPT could not be brought up to date: ${account?.fault ?? ""}`;
  const limitReached = `Ads in ChatGPT were paused on ${account?.told_on ?? ""}: the limit of a day was reached.`;
  return [
    ...(account?.fault ? [{ ...ofNothing, kind: "SYNC_FAILED" as const, words: syncFailed }] : []),
    ...(isLimited ? [{ ...ofNothing, kind: "SPEND_LIMIT_REACHED" as const, words: limitReached }] : []),
  ];
}

/** The workspace's own website, where it shows passages that no agent has read for two days. */
async function quietSite(tools: Tools, { place }: AdsDesk): Promise<Attention[]> {
  const publisher = await findPublisher(tools, place);
  const isShowing = publisher?.status === "ACTIVE" && !publisher.is_stopped && !publisher.owner_stopped;
  const since = tools.now().getTime() - quietMs;
  if (!publisher || !isShowing || (publisher.accepted_at?.getTime() ?? since) >= since) return [];
  const [shown] = await showPublishers(tools, [publisher]);
  const last = shown?.last_read ?? null;
  if (!shown || shown.filled_pages === 0 || (last !== null && Date.parse(last) >= since)) return [];
  const words = `No agent has read a passage on ${publisher.name} for 48 hours.`;
  return [{ ...ofNothing, kind: "PUBLISHER_WITHOUT_READS", words, publisher_id: publisher.workspace_id }];
}
