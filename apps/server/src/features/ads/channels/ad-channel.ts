import type { AdFigures, Days } from "./insight-days.rules.ts";
import type { MadeObject, WantedCampaign } from "./push-plan.rules.ts";
import type { Budget, SpendLimits } from "./spending.rules.ts";
import type { AdStatus, ReviewStatus } from "./states.rules.ts";

/**
 * An advertising channel with an account of its own. Money is in millionths of the account's currency, times are instants. Every
 * method throws AdChannelFailure where the channel did not do it; nothing here makes a budget larger or an ad visible
 * but `changeBudget` and `activate`, which throw SpendRefused where the limits forbid it.
 */
export interface AdChannel {
  readonly name: "chatgpt";
  /** Also says whether the key is taken. */
  readAccount(): Promise<AdAccount>;
  readCampaign(externalId: string): Promise<OutsideCampaign>;
  /** All of the account, those too that somebody has made elsewhere. */
  readCampaigns(): Promise<readonly OutsideCampaign[]>;
  /** Makes outside what is missing, paused, and changes what is older, but no budgets and states; done again, it makes nothing twice. */
  pushCampaign(wanted: WantedCampaign, record: PushRecord): Promise<void>;
  /** Looks at the campaign's own budget outside first, then activates ads, groups, and the campaign last. */
  activate(activation: Activation): Promise<void>;
  pause(kind: AdKind, externalId: string): Promise<AdStatus>;
  /** Nothing brings an archived one back. */
  archive(kind: AdKind, externalId: string): Promise<AdStatus>;
  /** The budget as the channel says that it is now. */
  changeBudget(change: BudgetChange): Promise<Budget>;
  /** Figures counted on these days of the account's time zone, today's as far as it goes; all of it or a failure. */
  readInsights(days: Days): Promise<readonly AdFigures[]>;
  /** Verdicts of the channel's reviewers on each ad of a campaign. */
  readReviews(campaignExternalId: string): Promise<readonly AdReview[]>;
}

export type AdKind = "campaign" | "group" | "ad";

export interface AdAccount {
  readonly externalId: string;
  readonly name: string;
  /** Three letters. */
  readonly currency: string;
  readonly timeZone: string;
  readonly status: AdStatus;
  /** Review of the account itself; none where the channel tells none. */
  readonly review: ReviewStatus | null;
}

export interface OutsideCampaign {
  readonly externalId: string;
  readonly name: string;
  readonly status: AdStatus;
  readonly budget: Budget | null;
  readonly starts: Date | null;
  readonly ends: Date | null;
}

/** Objects that an earlier push has made, and where each thing is noted before the next one is made. */
export interface PushRecord {
  readonly made: readonly MadeObject[];
  note(made: MadeObject): Promise<void>;
}

/** Objects to run, by the channel's ids, within which limits. */
export interface Activation {
  readonly campaign: string;
  readonly groups: readonly string[];
  readonly ads: readonly string[];
  readonly limits: SpendLimits;
}

export interface BudgetChange {
  readonly campaign: string;
  readonly budget: Budget;
  readonly limits: SpendLimits;
  /** Amount that a person has typed to confirm; none where nobody was asked. */
  readonly typedMicros: number | null;
}

export interface AdReview {
  readonly ad: string;
  readonly status: AdStatus;
  readonly review: ReviewStatus;
  /** The reviewers' own word for why. */
  readonly reason: string | null;
}
