import { aiModels } from "@citelens/contract/ai-models";
import type { calculateCredits, Estimate } from "@citelens/contract/credits";
import type { Parsed } from "@citelens/contract/endpoint";
import { calculator, creditCosts, creditsPerEuro } from "@citelens/contract/pricing";
import { runPlan } from "@citelens/statistics";

type Wanted = Parsed<typeof calculateCredits>["body"];
type WantedCampaign = Wanted["campaigns"][number];

/** What campaigns and optimizations cost: answers = queries x runs x models; the optimizations are paid once. */
export function estimateOf({ campaigns, num_optimizations }: Wanted): Estimate {
  const counted = campaigns.map(countedCampaign);
  const optimizationCredits = num_optimizations * creditCosts.optimization;
  const answers = (of: "first_month_citations" | "subsequent_month_citations"): number =>
    counted.reduce((sum, one) => sum + one[of], 0);
  return {
    calculation: {
      num_campaigns: campaigns.length,
      num_optimizations,
      optimization_credits: optimizationCredits,
      total_available_models: aiModels.length,
      campaigns: counted,
    },
    costs: {
      first_month: costOf(answers("first_month_citations") * creditCosts.answer + optimizationCredits),
      subsequent_months: costOf(answers("subsequent_month_citations") * creditCosts.answer),
    },
  };
}

function countedCampaign({
  id,
  campaign_type,
  queries,
  num_llms_per_campaign,
}: WantedCampaign): Estimate["calculation"]["campaigns"][number] {
  const models = Math.min(num_llms_per_campaign, aiModels.length);
  const firstMonth = queries * calculator.runsFirstMonth * models;
  const subsequentMonth = queries * calculator.runsSubsequentMonth * models;
  return {
    id,
    campaign_type,
    queries,
    num_llms_per_campaign: models,
    first_month_citations: firstMonth,
    first_month_sources: firstMonth * calculator.sourcesPerAnswer,
    subsequent_month_citations: subsequentMonth,
    subsequent_month_sources: subsequentMonth * calculator.sourcesPerAnswer,
    selected_models: aiModels.slice(0, models).map((model) => ({ ...model })),
    run_plan: planOf(queries, models),
  };
}

function planOf(prompts: number, models: number): Estimate["calculation"]["campaigns"][number]["run_plan"] {
  const points = calculator.plannedChangePoints;
  const modelCosts = Array.from({ length: models }, () => creditCosts.answer);
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
