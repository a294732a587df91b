import { calculator, creditsPerEuro } from "@citelens/contract/billing/pricing";
import type { CampaignType, Frequency } from "@citelens/contract/visibility/campaign-constants";
import type { CampaignEstimate } from "@citelens/contract/visibility/campaign-estimate";
import { noHistory, promptsForChange } from "@citelens/statistics";

/** Asks needed per month to see a change of that size four times out of five. */
export interface RunPlan {
  readonly queries: number;
  readonly runs: number;
  readonly answers: number;
  readonly credits: number;
  readonly euros: number;
}

/** The selectable changes of visibility, in points. */
export const plannedChanges = [3, 5, 10] as const;
export type PlannedChange = (typeof plannedChanges)[number];

interface PlannedCampaign {
  readonly estimate: CampaignEstimate;
  readonly changePoints: number;
  readonly campaignType: CampaignType;
  readonly frequency: Frequency;
}

/**
 * The queries needed per month with the current models, repeats and runs. Undefined while nothing is asked.
 */
export function planRuns(queries: number, planned: PlannedCampaign): RunPlan | undefined {
  const { estimate, changePoints, campaignType, frequency } = planned;
  const { answers_first_run: answersPerRun } = estimate;
  if (queries === 0 || answersPerRun === 0) return undefined;

  const runs = campaignType === "PRE_AUDIT" ? 1 : runsAMonth[frequency];
  const answersPerQuery = answersPerRun / queries;
  const variation = estimate.variation ?? noHistory;
  const asked = { models: 1, answers: answersPerQuery * runs };
  const queriesNeeded = promptsForChange(changePoints, { ...asked, variation });
  const answers = Math.round(queriesNeeded * answersPerQuery * runs);
  const credits = Math.round((answers * estimate.credits_first_run) / answersPerRun);
  return { queries: queriesNeeded, runs, answers, credits, euros: credits / creditsPerEuro };
}

const runsAMonth = {
  DAILY: calculator.runsFirstMonth,
  WEEKLY: calculator.runsSubsequentMonth,
  MONTHLY: 1,
} as const satisfies Record<Frequency, number>;
