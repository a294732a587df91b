import { campaignCosts } from "@citelens/contract/campaign-costs";
import type { CreditUse, calculateCredits, Estimate, listCreditUses } from "@citelens/contract/credits";
import type { Answer, Input } from "@citelens/contract/endpoint";
import { creditActions, creditCosts, creditsCents } from "@citelens/contract/pricing";
import type { Route } from "@playwright/test";

export const usesCall = "**/api/v1/projects/*/organization/credit-logs/**";
export const calculatorCall = "**/api/v1/credit-calculator/";
export const creditsCall = "**/api/v1/projects/*/organization/credits/";

export type Calculated = Input<typeof calculateCredits>["body"];

export function useOf(fields: Partial<CreditUse> & Pick<CreditUse, "id">): CreditUse {
  const action_type = fields.action_type ?? 1;
  return {
    created_at: "2026-11-20T11:59:20Z",
    action_type,
    action_display: creditActions[action_type],
    credits_used: 20,
    content_object_info: null,
    ...fields,
  };
}

export function objectOf(
  fields: Partial<NonNullable<CreditUse["content_object_info"]>>,
): NonNullable<CreditUse["content_object_info"]> {
  return {
    type: "campaign",
    id: null,
    name: null,
    query: null,
    campaign_name: null,
    campaign_type: null,
    status: null,
    message_type: null,
    ...fields,
  };
}

export function usesOf(results: CreditUse[], count = results.length): Answer<typeof listCreditUses> {
  return { count, next: null, previous: null, results };
}

/** What the calculator was asked for. */
export function askedOf(route: Route): Calculated {
  return route.request().postDataJSON() as Calculated; // the page's own request, typed by the contract
}

const models = ["Atlas", "Boreal", "Cirrus", "Delta", "Ember", "Fjord"].map((name, index) => ({
  id: `model-${index + 1}`,
  name: `${name.toLowerCase()}-1`,
  display_name: `${name} 1`,
  operator_name: `${name} Labs`,
  operator_favicon: null,
}));

/** The answer of a server that knows six models, by the published formula. */
export function estimateOf({ campaigns, num_optimizations = 0 }: Calculated): Estimate {
  const counted = campaigns.map((campaign) => {
    const asked = Math.min(campaign.num_llms_per_campaign, models.length);
    const { firstMonth, laterMonth } = campaignCosts({
      campaignType: campaign.campaign_type ?? "BRAND",
      frequency: "WEEKLY",
      queries: campaign.queries,
      repeats: 1,
      modelCosts: Array.from({ length: asked }, () => creditCosts.answer),
    });
    const [first, later] = [firstMonth.answers, laterMonth.answers];
    return {
      id: campaign.id,
      campaign_type: campaign.campaign_type ?? "BRAND",
      queries: campaign.queries,
      num_llms_per_campaign: asked,
      first_month_citations: first,
      first_month_sources: first * 5,
      subsequent_month_citations: later,
      subsequent_month_sources: later * 5,
      selected_models: models.slice(0, asked),
      run_plan: { points: 5, runs: 7, answers: 700, total_credits: 3500, cost_eur: 35 },
    };
  });
  const optimization_credits = num_optimizations * creditCosts.optimization;
  const sum = (answers: number[]) => answers.reduce((all, one) => all + one, 0) * creditCosts.answer;
  const first = sum(counted.map((one) => one.first_month_citations)) + optimization_credits;
  const later = sum(counted.map((one) => one.subsequent_month_citations));
  return {
    calculation: {
      num_campaigns: counted.length,
      num_optimizations,
      optimization_credits,
      total_available_models: models.length,
      campaigns: counted,
    },
    costs: {
      first_month: { total_credits: first, cost_eur: creditsCents(first) / 100 },
      subsequent_months: { total_credits: later, cost_eur: creditsCents(later) / 100 },
    },
  };
}
