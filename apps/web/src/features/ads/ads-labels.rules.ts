import type { AdCampaign, AdFigures } from "@citelens/contract/content/ads-fields";
import {
  type AdCampaignAct,
  type AdCampaignStatus,
  type AdChannelName,
  adCampaignActs,
  type CreativeState,
} from "@citelens/contract/content/ads-words";
import { dayText } from "#lib/dates/dates.ts";
import { rangeText } from "#lib/dates/day-range.ts";
import { counted, percent } from "#lib/figures.ts";
import type { BadgeProps } from "#ui/text/badge.tsx";

interface BadgeLook {
  readonly label: string;
  readonly tone: BadgeProps["tone"];
}

export const statusLooks: Readonly<Record<AdCampaignStatus, BadgeLook>> = {
  DRAFT: { label: "Draft", tone: "warn" },
  IN_REVIEW: { label: "In review", tone: "info" },
  ACTIVE: { label: "Active", tone: "pos" },
  PAUSED: { label: "Paused", tone: "neutral" },
  ENDED: { label: "Ended", tone: "neutral" },
  ARCHIVED: { label: "Archived", tone: "neutral" },
};

export const stateLooks: Readonly<Record<CreativeState, BadgeLook>> = {
  DRAFT: { label: "Draft", tone: "warn" },
  IN_REVIEW: { label: "In review", tone: "info" },
  APPROVED: { label: "Approved", tone: "pos" },
  REJECTED: { label: "Rejected", tone: "neg" },
  ARCHIVED: { label: "Archived", tone: "neutral" },
};

export function actsOn({ status }: Pick<AdCampaign, "status">): readonly AdCampaignAct[] {
  return adCampaignActs[status];
}

/** Count of a channel for its ads: reads by agents, or impressions as the assistant's maker counts them. */
export function shownText(channel: AdChannelName, figures: AdFigures): string {
  const { agent_reads: reads, impressions } = figures;
  if (channel === "NETWORK") return reads === null ? "–" : counted(reads, "read");
  return impressions === null ? "–" : counted(impressions, "impression");
}

/** Clicks of impressions; a dash where there are none, as in a channel that has no clicks. */
export function ctrText({ ctr }: Pick<AdCampaign, "ctr">): string {
  return percent(ctr);
}

export function runsText({ starts, ends }: Pick<AdCampaign, "starts" | "ends">): string {
  return ends === null ? `From ${dayText(starts)}` : rangeText({ from: starts, to: ends });
}

/** Names of what one is paid for in each channel. */
export const priceNames: Readonly<Record<AdChannelName, string>> = {
  NETWORK: "Price of 1,000 agent reads",
  CHATGPT: "Highest bid for 1,000 impressions",
};

/** Text for what a channel or model cannot show or tell: never a 0. */
export const notApplicable = "Not applicable";
