import type { Estimate } from "@citelens/contract/credits";
import { calculator } from "@citelens/contract/pricing";

export type PlannedType = "BRAND" | "PRODUCT" | "PRE_AUDIT";

export const plannedTypes: readonly { readonly value: PlannedType; readonly label: string }[] = [
  { value: "BRAND", label: "Brand Insight" },
  { value: "PRODUCT", label: "Product Analysis" },
  { value: "PRE_AUDIT", label: "Pre-Audit Insight" },
];

export interface PlannedCampaign {
  readonly id: number;
  readonly campaign_type: PlannedType;
  readonly queries: number;
  readonly num_llms_per_campaign: number;
}

export interface Calculation {
  readonly campaigns: readonly PlannedCampaign[];
  readonly num_optimizations: number;
}

export const firstCalculation: Calculation = {
  campaigns: [newCampaign(1, calculator.modelsMax)],
  num_optimizations: 0,
};

/** A campaign as it is added: for a brand, 25 queries, four models or all that there are. */
export function newCampaign(id: number, modelsMax: number): PlannedCampaign {
  return {
    id,
    campaign_type: "BRAND",
    queries: calculator.queriesDefault,
    num_llms_per_campaign: Math.min(calculator.modelsDefault, modelsMax),
  };
}

export function withCampaign(calculation: Calculation, modelsMax: number): Calculation {
  const nextId = Math.max(0, ...calculation.campaigns.map(({ id }) => id)) + 1;
  return { ...calculation, campaigns: [...calculation.campaigns, newCampaign(nextId, modelsMax)] };
}

/** At least one campaign remains. */
export function withoutCampaign(calculation: Calculation, id: number): Calculation {
  const campaigns = calculation.campaigns.filter((one) => one.id !== id);
  return campaigns.length === 0 ? calculation : { ...calculation, campaigns };
}

export function changedCampaign(
  calculation: Calculation,
  id: number,
  part: Partial<PlannedCampaign>,
): Calculation {
  const campaigns = calculation.campaigns.map((one) => (one.id === id ? { ...one, ...part } : one));
  return { ...calculation, campaigns };
}

/** A count as it is typed: a whole number of at least 1, capped; anything else is ignored. */
export function countOf(typed: string, max: number): number | undefined {
  const value = wholeNumber(typed);
  return value === undefined || value < 1 ? undefined : Math.min(value, max);
}

/** Optimizations as they are typed: empty is none, capped at 100; a negative number is ignored. */
export function optimizationsOf(typed: string): number | undefined {
  if (typed.trim() === "") return 0;
  const value = wholeNumber(typed);
  return value === undefined ? undefined : Math.min(value, calculator.optimizationsMax);
}

function wholeNumber(typed: string): number | undefined {
  return /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : undefined;
}

/** The first month and one ongoing month together. */
export function totalOf({ costs }: Estimate): { readonly credits: number; readonly euros: number } {
  const { first_month, subsequent_months } = costs;
  return {
    credits: first_month.total_credits + subsequent_months.total_credits,
    euros: first_month.cost_eur + subsequent_months.cost_eur,
  };
}
