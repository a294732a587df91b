import type { Estimate } from "@citelens/contract/billing/credits";
import { calculator } from "@citelens/contract/billing/pricing";
import type { CampaignType } from "@citelens/contract/visibility/campaign-constants";

export interface Cost {
  readonly credits: number;
  readonly euros: number;
}

/** Optimizations count in the first month; the total is that month plus one ongoing month. */
export interface EstimateTotals {
  readonly firstMonth: Cost;
  readonly ongoingMonth: Cost;
  readonly total: Cost;
}

export function estimateTotals({ first_month, subsequent_months }: Estimate["costs"]): EstimateTotals {
  const firstMonth = { credits: first_month.total_credits, euros: first_month.cost_eur };
  const ongoingMonth = { credits: subsequent_months.total_credits, euros: subsequent_months.cost_eur };
  // Adds whole cents, to avoid floating-point remainders.
  const cents = Math.round(firstMonth.euros * 100) + Math.round(ongoingMonth.euros * 100);
  const total = { credits: firstMonth.credits + ongoingMonth.credits, euros: cents / 100 };
  return { firstMonth, ongoingMonth, total };
}

/** How often queries run in the first month and in later ones; a pre-audit runs once in total. */
export function monthHints(types: readonly CampaignType[]): {
  readonly first: string;
  readonly ongoing: string;
} {
  const { runsFirstMonth, runsSubsequentMonth } = calculator;
  const hasPreAudits = types.includes("PRE_AUDIT");
  if (hasPreAudits && types.every((type) => type === "PRE_AUDIT"))
    return {
      first: "A pre-audit runs once; with the optimizations.",
      ongoing: "A pre-audit does not run again.",
    };
  const daily = `Every query runs daily, ${runsFirstMonth} times${hasPreAudits ? " (once in a pre-audit)" : ""}`;
  const weekly = `Every query runs weekly, ${runsSubsequentMonth} times${hasPreAudits ? " (not in a pre-audit)" : ""}`;
  return { first: `${daily}; with the optimizations.`, ongoing: `${weekly}.` };
}
