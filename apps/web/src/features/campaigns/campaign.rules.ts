import type { Campaign } from "@citelens/contract/visibility/campaigns";
import { instantText } from "#lib/dates/dates.ts";
import { counted, countText, perCent, signed } from "#lib/figures.ts";

/** The actions of a row's menu, besides the links to its pages. */
export type CampaignAction = "pause" | "activate" | "frequency" | "duplicate" | "delete";

type Stage = Pick<Campaign, "status" | "campaign_type">;

/** The available actions, in menu order. */
export function actionsOn(campaign: Stage): readonly CampaignAction[] {
  const { status } = campaign;
  const isHalted = status === "PAUSED" || status === "STOPPED" || status === "ARCHIVED";
  return [
    ...(status === "ACTIVE" ? (["pause"] as const) : []),
    ...(isHalted ? (["activate"] as const) : []),
    ...(hasFrequency(campaign) ? (["frequency"] as const) : []),
    "duplicate",
    "delete",
  ];
}

/** A pre-audit runs once, and only an active campaign has a frequency to change. */
function hasFrequency({ status, campaign_type }: Stage): boolean {
  return status === "ACTIVE" && (campaign_type === "BRAND" || campaign_type === "PRODUCT");
}

/** Start and cost of activating a campaign, shown before the click. */
export function activateLabel({ on_activate }: Pick<Campaign, "on_activate">): string {
  if (!on_activate) return "Activate";
  const { runs_now, credits, next_run } = on_activate;
  if (runs_now) return `Activate — runs now, ${counted(credits, "credit")}`;
  if (next_run === null) return "Activate — no run is planned";
  return `Activate — next run on ${instantText(next_run)}`;
}

export const statusLooks = {
  DRAFT: { label: "Draft", tone: "warn" },
  ACTIVE: { label: "Active", tone: "pos" },
  PAUSED: { label: "Paused", tone: "neutral" },
  STOPPED: { label: "Stopped", tone: "neutral" },
  ARCHIVED: { label: "Archived", tone: "neutral" },
} as const satisfies Record<Campaign["status"], { readonly label: string; readonly tone: string }>;

/** Drafts may have no name yet. */
export function nameOf({ name }: Pick<Campaign, "name">): string {
  return name.trim() === "" ? "Untitled campaign" : name;
}

export type AuthorityTone = "neg" | "orange" | "warn" | "pos";

/** The colour band of a content authority score from 0 to 100. */
export function authorityTone(score: number): AuthorityTone {
  if (score < 20) return "neg";
  if (score < 50) return "orange";
  return score < 70 ? "warn" : "pos";
}

/** How many campaigns are new, which is neither good nor bad. */
export function newText(made: number): string {
  return made === 0 ? "None new in the last 30 days" : `+${countText(made)} new in the last 30 days`;
}

/** How a score changed in a month. No verdict is given of it, so it has no arrow and no colour. */
export function monthText(change: number): string {
  return change === 0 ? "Unchanged in a month" : `${perCent(signed(change))} vs the month before`;
}
