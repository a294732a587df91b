import { fieldErrors } from "@citelens/contract/base/field-errors";
import { campaignCosts, type PricedCampaign } from "@citelens/contract/visibility/campaign-costs";
import type { CampaignEstimate, JudgingEstimate } from "@citelens/contract/visibility/campaign-estimate";
import { nameKey } from "@citelens/contract/visibility/name-settings";
import {
  detectableChange,
  halfWidthPoints,
  noHistory,
  percentageChange,
  roundedTo,
} from "@citelens/statistics";

/** Cost and size of a campaign, and how far its answers can be trusted, as answers of the workspace vary. */
export function estimateOf(
  campaign: PricedCampaign,
  variation: CampaignEstimate["variation"] = null,
): Omit<CampaignEstimate, "judging" | "cost_is_guessed"> {
  const { firstRun, firstMonth, laterMonth } = campaignCosts(campaign);
  const { answers } = firstRun;
  const aMonth = Math.max(answers, laterMonth.answers);
  return {
    answers_first_run: answers,
    credits_first_run: firstRun.credits,
    cost_usd_first_run: firstRun.cost_usd,
    first_month: firstMonth,
    subsequent_months: laterMonth,
    margin_points: answers === 0 ? null : roundedTo(halfWidthPoints(answers), 1),
    detectable_change_points: answers === 0 ? null : roundedTo(detectableIn(campaign, aMonth, variation), 1),
    variation,
  };
}

interface JudgeSettings {
  readonly judge: string | undefined;
  readonly model: string | undefined;
  /** Cost of one answer. */
  readonly usd: number | undefined;
}

/** Cost of judging a campaign of which so many models are judged. */
export function judgingOf(
  campaign: PricedCampaign,
  models: number,
  { judge, model, usd }: JudgeSettings,
): JudgingEstimate {
  const { firstRun, firstMonth, laterMonth } = campaignCosts({
    ...campaign,
    modelCosts: Array.from({ length: models }, () => 0),
  });
  const of = ({ answers }: { readonly answers: number }): number | null =>
    usd === undefined ? null : answers * usd;
  return {
    judge: judge ?? null,
    model: model ?? null,
    usd_first_run: of(firstRun),
    usd_first_month: of(firstMonth),
    usd_later_month: of(laterMonth),
  };
}

/** The change that two such periods show four times out of five, in points. */
function detectableIn(
  { queries, modelCosts }: PricedCampaign,
  answers: number,
  variation: CampaignEstimate["variation"],
): number {
  const models = modelCosts.length;
  const asked = { prompts: queries, models, answers: answers / (queries * models) };
  return detectableChange({ ...asked, variation: variation ?? noHistory });
}

interface LaunchableDraft {
  readonly name: string;
  readonly brand_name: string;
  readonly operator_models: readonly string[];
  /** Models that can be asked now. */
  readonly available: readonly string[];
  readonly query_count: number;
}

/** Parts that a draft still lacks before it can be launched, under the names of its fields. */
export function missingParts(draft: LaunchableDraft): Record<string, string[]> {
  return {
    ...(draft.name === "" && { name: [fieldErrors.campaignName] }),
    ...(draft.brand_name === "" && { brand: [fieldErrors.brandName] }),
    ...(draft.query_count === 0 && { queries: [fieldErrors.queriesNone] }),
    ...modelsMissing(draft),
  };
}

function modelsMissing({ operator_models, available }: LaunchableDraft): Record<string, string[]> {
  if (operator_models.length === 0) return { operator_models: [fieldErrors.modelsNone] };
  return available.length === 0 ? { operator_models: [fieldErrors.modelsUnavailable] } : {};
}

/** Whether a campaign that is activated now has missed a run, which is then begun at once. */
export function isRunMissed({ next_run_at }: { readonly next_run_at: Date | null }, now: Date): boolean {
  return next_run_at !== null && next_run_at <= now;
}

export const runNotBegun =
  "The run that was due did not begin: there are not enough credits left. Plan & Billing says how to get more. The campaign tries again at its next run.";

/** Per cent by which a figure changed, to a tenth; 0 when there was none before. */
export function changePercent(now: number | null | undefined, before: number | null | undefined): number {
  return roundedTo(percentageChange(now, before), 1);
}

/** Whether a query names one of these names as whole words, whatever their case and marks. */
export function namesAny(query: string, names: readonly string[]): boolean {
  const text = nameKey(query);
  return names
    .map(nameKey)
    .filter((name) => name !== "")
    .some((name) => {
      const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
      return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, "u").test(text);
    });
}
