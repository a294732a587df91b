import type { Variation } from "@citelens/statistics";
import type { Place } from "#platform/place.ts";
import { topic } from "#platform/topic.ts";

export interface CampaignPlace extends Place {
  readonly campaignId: string;
}

/** Figures of a campaign's answers, for lists: scores of 0 to 100, null without answers. */
export interface CampaignFigures {
  readonly visibility: number | null;
  readonly previousVisibility: number | null;
  readonly visibilityN: number;
  readonly authority: number | null;
  readonly previousAuthority: number | null;
  readonly authorityN: number;
}

export interface CampaignUnderWay {
  readonly campaignId: string;
  readonly answersDone: number;
  readonly answersTotal: number;
}

/** A run begins with this transaction: the one who asks the models reserves its credits and queues its answers. */
export const campaignRunDue = topic<CampaignPlace>("campaigns.run-due");

/** No answer may be asked any more for now: paused or archived, or removed with this very transaction. */
export const campaignHalted = topic<CampaignPlace & { readonly isRemoved: boolean }>("campaigns.halted");

/** Asks for what the answers say of campaigns. */
export const campaignsShown = topic<
  Place & { readonly campaignIds: readonly string[] },
  ReadonlyMap<string, CampaignFigures>
>("campaigns.shown");

/** Asks how a workspace's answers varied between its last two months; null while there are too few to tell. */
export const answerVariation = topic<Place, (Variation & { readonly queries: number }) | null>(
  "campaigns.answer-variation",
);

/** Asks which campaigns of a workspace have a run under way; with a campaign named, whether that one has. */
export const campaignsUnderWay = topic<Place & { readonly campaignId?: string }, readonly CampaignUnderWay[]>(
  "campaigns.under-way",
);

/** Asks for which campaigns a page was optimized. */
export const campaignsOptimized = topic<
  Place & { readonly campaignIds: readonly string[] },
  ReadonlySet<string>
>("campaigns.optimized");
