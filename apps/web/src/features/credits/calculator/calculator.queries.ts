import { calculateCredits } from "@citelens/contract/credits";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";
import type { CalculatorPlan } from "./calculator.rules.ts";

/**
 * What the plan would cost. Every plan is asked for anew, the question before is given up, and its answer stays in
 * sight until the new one is here.
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
  return queryOptions({
    queryKey: ["credit-estimate", body],
    queryFn: ({ signal }) => call(calculateCredits, { body, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });
}
