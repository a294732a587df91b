import { daysApart } from "@citelens/contract/base/days";
import type { AdAttentionKind, AdCampaignStatus } from "@citelens/contract/content/ads-words";

export interface PacedCampaign {
  readonly status: AdCampaignStatus;
  readonly starts: string;
  readonly ends: string | null;
  readonly budget_cents: number;
  readonly spent_cents: number;
}

/** Part of the budget that is spent, in per cent with one decimal. */
export function spentShare({ budget_cents, spent_cents }: PacedCampaign): number {
  return Math.round((spent_cents / budget_cents) * 1_000) / 10;
}

/** Part of a campaign's days that has begun, in per cent with one decimal; null of one without an end. */
export function timeShare({ starts, ends }: PacedCampaign, today: string): number | null {
  if (ends === null) return null;
  const days = daysApart(starts, ends) + 1;
  const gone = Math.min(days, Math.max(0, daysApart(starts, today) + 1));
  return Math.round((gone / days) * 1_000) / 10;
}

/** Behind by so many points, it will hardly spend its budget. */
const behindPoints = 25;
const nearlySpent = 90;

/** Attention that a running campaign calls for. */
export function pacingAttention(campaign: PacedCampaign, today: string): AdAttentionKind[] {
  if (campaign.status !== "ACTIVE") return [];
  const [spent, time] = [spentShare(campaign), timeShare(campaign, today)];
  return [
    ...(spent >= nearlySpent ? (["BUDGET_NEARLY_SPENT"] as const) : []),
    ...(time !== null && time - spent > behindPoints ? (["UNDER_DELIVERING"] as const) : []),
  ];
}
