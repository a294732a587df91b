import { calculator } from "@citelens/contract/billing/pricing";

/** The campaign types of the calculator, in display order. */
export const campaignTypes = [
  { value: "BRAND", label: "Brand Insight" },
  { value: "PRODUCT", label: "Product Analysis" },
  { value: "PRE_AUDIT", label: "Pre-Audit Insight" },
] as const;

export type CampaignType = (typeof campaignTypes)[number]["value"];

/** The type's label; unknown types show the server's value. */
export function campaignTypeLabel(type: string): string {
  return campaignTypes.find(({ value }) => value === type)?.label ?? type;
}

export interface CalculatorCampaign {
  /** A local id, never reused. */
  readonly id: number;
  readonly type: CampaignType;
  readonly queries: number;
  readonly models: number;
}

/** The input of the estimate; it always has at least one campaign. */
export interface CalculatorPlan {
  readonly campaigns: readonly CalculatorCampaign[];
  readonly optimizations: number;
}

export const firstPlan: CalculatorPlan = {
  campaigns: [newCampaign(1, calculator.modelsMax)],
  optimizations: 0,
};

/** The typed whole number from 1 to `max`; undefined when it is to be ignored. */
export function countFrom(text: string, max: number): number | undefined {
  const count = integerFrom(text);
  return count === undefined || count < 1 ? undefined : Math.min(count, max);
}

/**
 * The typed number of optimizations, at most 100; 0 for an empty field, undefined when it is to be ignored.
 */
export function optimizationsFrom(text: string): number | undefined {
  if (text.trim() === "") return 0;
  const count = integerFrom(text);
  return count === undefined || count < 0 ? undefined : Math.min(count, calculator.optimizationsMax);
}

export function withCampaign(plan: CalculatorPlan, modelsAvailable: number): CalculatorPlan {
  const id = Math.max(...plan.campaigns.map((campaign) => campaign.id)) + 1;
  return { ...plan, campaigns: [...plan.campaigns, newCampaign(id, modelsAvailable)] };
}

/** The plan without that campaign; the last one is never removed. */
export function withoutCampaign(plan: CalculatorPlan, id: number): CalculatorPlan {
  const left = plan.campaigns.filter((campaign) => campaign.id !== id);
  return left.length === 0 ? plan : { ...plan, campaigns: left };
}

export function withChange(
  plan: CalculatorPlan,
  id: number,
  change: Partial<Omit<CalculatorCampaign, "id">>,
): CalculatorPlan {
  const changed = (campaign: CalculatorCampaign): CalculatorCampaign =>
    campaign.id === id ? { ...campaign, ...change } : campaign;
  return { ...plan, campaigns: plan.campaigns.map(changed) };
}

/** The plan with each campaign limited to the available models. */
export function withinModels(plan: CalculatorPlan, modelsAvailable: number): CalculatorPlan {
  const models = (campaign: CalculatorCampaign): number =>
    Math.max(1, Math.min(campaign.models, modelsAvailable));
  return {
    ...plan,
    campaigns: plan.campaigns.map((campaign) => ({ ...campaign, models: models(campaign) })),
  };
}

function newCampaign(id: number, modelsAvailable: number): CalculatorCampaign {
  return {
    id,
    type: "BRAND",
    queries: calculator.queriesDefault,
    models: Math.max(1, Math.min(calculator.modelsDefault, modelsAvailable)),
  };
}

function integerFrom(text: string): number | undefined {
  return /^-?\d{1,9}$/.test(text.trim()) ? Number(text) : undefined;
}
