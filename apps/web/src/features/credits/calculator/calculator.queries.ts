import { calculateCredits } from "@citelens/contract/billing/credits";
import { pageQuery } from "#lib/api/queries.ts";
import type { CalculatorPlan } from "./calculator.rules.ts";

/**
 * The cost of the plan. A new plan aborts the previous request, and its result stays visible until the new
 * one arrives.
 */
export function estimateQuery({ campaigns, optimizations }: CalculatorPlan) {
  const body = {
    campaigns: campaigns.map(({ id, type, queries, models }) => ({
      id,
      campaign_type: type,
      queries,
      num_llms_per_campaign: models,
    })),
    num_optimizations: optimizations,
  };
  return pageQuery(["credit-estimate", body], [calculateCredits, { body }], {
    staleTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });
}
