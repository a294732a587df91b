import type { ParsedInput } from "@citelens/contract/base/endpoint";
import type { CalculatorModel, calculateCredits, Estimate } from "@citelens/contract/billing/credits";
import { calculator, creditCosts, creditsPerEuro } from "@citelens/contract/billing/pricing";
import { type CampaignCosts, campaignCosts } from "@citelens/contract/visibility/campaign-costs";
import { runPlan } from "@citelens/statistics";

type CalculatorBody = ParsedInput<typeof calculateCredits>["body"];
type WantedCampaign = CalculatorBody["campaigns"][number];
type CountedCampaign = Estimate["calculation"]["campaigns"][number];

interface OfferedModel {
  readonly model: CalculatorModel;
  readonly isAvailable: boolean;
  readonly creditsPerAnswer: number;
}

/** Choices that there are. */
interface Choice {
  /** All that can be asked or, before any can, all that there are. */
  readonly models: readonly OfferedModel[];
  /** Whether they can be asked. */
  readonly isAskable: boolean;
}

/**
 * Cost of campaigns and optimizations: answers = queries x runs x models; the optimizations are paid once. A campaign is given the first
 * models that can be asked. Before any can, it is priced by the first of the catalogue.
 */
export function estimateOf(wanted: CalculatorBody, offered: readonly OfferedModel[]): Estimate {
  const askable = offered.filter(({ isAvailable }) => isAvailable);
  const isAskable = askable.length > 0;
  const choice = { models: isAskable ? askable : offered, isAskable };
  const campaigns = wanted.campaigns.map((campaign) => counted(campaign, choice));
  const optimizationCredits = wanted.num_optimizations * creditCosts.optimization;
  const sum = (of: "firstMonth" | "laterMonth"): number =>
    campaigns.reduce((credits, { costs }) => credits + costs[of].credits, 0);
  return {
    calculation: {
      num_campaigns: campaigns.length,
      num_optimizations: wanted.num_optimizations,
      optimization_credits: optimizationCredits,
      total_available_models: choice.models.length,
      campaigns: campaigns.map(({ shown }) => shown),
    },
    costs: {
      first_month: costOf(sum("firstMonth") + optimizationCredits),
      subsequent_months: costOf(sum("laterMonth")),
    },
  };
}

function counted(
  { id, campaign_type, queries, num_llms_per_campaign }: WantedCampaign,
  { models, isAskable }: Choice,
): { readonly costs: CampaignCosts; readonly shown: CountedCampaign } {
  const chosen = models.slice(0, num_llms_per_campaign);
  const modelCosts = chosen.map(({ creditsPerAnswer }) => creditsPerAnswer);
  const frequency = "WEEKLY";
  const costs = campaignCosts({ campaignType: campaign_type, frequency, queries, repeats: 1, modelCosts });
  const first = costs.firstMonth.answers;
  const later = costs.laterMonth.answers;
  const shown = {
    id,
    campaign_type,
    queries,
    num_llms_per_campaign: chosen.length,
    first_month_citations: first,
    first_month_sources: first * calculator.sourcesPerAnswer,
    subsequent_month_citations: later,
    subsequent_month_sources: later * calculator.sourcesPerAnswer,
    selected_models: isAskable ? chosen.map(({ model }) => model) : [],
    priced_by: chosen.map(({ model }) => model),
    run_plan: planOf(queries, modelCosts),
  };
  return { costs, shown };
}

function planOf(prompts: number, modelCosts: readonly number[]): CountedCampaign["run_plan"] {
  const points = calculator.plannedChangePoints;
  const plan = runPlan({ points, prompts, repeats: 1, modelCosts, creditsPerEuro });
  if (!plan) throw new Error("A campaign of the calculator asks nothing");
  return {
    points,
    runs: plan.runs,
    answers: plan.answers,
    total_credits: plan.credits,
    cost_eur: plan.euro,
  };
}

function costOf(credits: number): { readonly total_credits: number; readonly cost_eur: number } {
  return { total_credits: credits, cost_eur: credits / creditsPerEuro };
}
