import { calculator, creditsPerEuro } from "../billing/pricing.ts";
import type { CampaignType, Frequency } from "./campaign-constants.ts";

/** Factors that determine the price of a campaign. */
export interface PricedCampaign {
  readonly campaignType: CampaignType;
  readonly frequency: Frequency;
  readonly queries: number;
  readonly repeats: number;
  /** The credits per answer of each available model. */
  readonly modelCosts: readonly number[];
  /** Charge of its provider for an answer of each of them, in US dollars; none where the reader may not see it. */
  readonly modelCostsUsd?: readonly number[] | undefined;
}

interface Costs {
  readonly answers: number;
  readonly credits: number;
  readonly cost_eur: number;
  /** Charge of AI providers to the installation; null where it is not known or not shown. */
  readonly cost_usd: number | null;
}

export interface CampaignCosts {
  readonly firstRun: Costs;
  readonly firstMonth: Costs;
  readonly laterMonth: Costs;
}

/**
 * Costs of a campaign: answers = queries x repeats x models, daily in its first month and at its frequency afterwards; a pre-audit runs
 * once. Editor, calculator and launch all use this rule.
 */
export function campaignCosts(campaign: PricedCampaign): CampaignCosts {
  const { queries, repeats, modelCosts, modelCostsUsd } = campaign;
  const asked = queries * repeats;
  const creditsOfRun = asked * modelCosts.reduce((sum, cost) => sum + cost, 0);
  const usdOfRun = modelCostsUsd && asked * modelCostsUsd.reduce((sum, cost) => sum + cost, 0);
  const { first, later } = runsOf(campaign);
  const of = (runs: number): Costs => ({
    answers: asked * modelCosts.length * runs,
    credits: creditsOfRun * runs,
    cost_eur: (creditsOfRun * runs) / creditsPerEuro,
    cost_usd: usdOfRun === undefined ? null : usdOfRun * runs,
  });
  return { firstRun: of(1), firstMonth: of(first), laterMonth: of(later) };
}

/** How often a campaign runs in its first month and in each later one. */
function runsOf({ campaignType, frequency }: Pick<PricedCampaign, "campaignType" | "frequency">): {
  readonly first: number;
  readonly later: number;
} {
  if (campaignType === "PRE_AUDIT") return { first: 1, later: 0 };
  const runsAMonth = { DAILY: 30, WEEKLY: calculator.runsSubsequentMonth, MONTHLY: 1 } as const;
  return { first: calculator.runsFirstMonth, later: runsAMonth[frequency] };
}
