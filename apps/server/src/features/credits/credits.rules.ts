import type { Credits } from "@citelens/contract/credits";
import { demoPlan } from "@citelens/contract/pricing";

interface LotSum {
  readonly kind: "PLAN" | "BOUGHT" | "GRANTED";
  readonly amount: number;
  readonly available: number;
}

/** What an organization's lots come to: remaining = total (plan) + additional - used. */
export function creditsOfLots(lots: readonly LotSum[]): Credits {
  const sum = (of: readonly LotSum[], part: "amount" | "available"): number =>
    of.reduce((total, lot) => total + lot[part], 0);
  const total = sum(
    lots.filter(({ kind }) => kind === "PLAN"),
    "amount",
  );
  const all = sum(lots, "amount");
  const remaining = sum(lots, "available");
  const used = all - remaining;
  return {
    total_credits: total,
    used_credits: used,
    additional_credits: all - total,
    remaining_credits: remaining,
    credit_usage_percentage: usagePercentage(used, all),
    is_over_usage: remaining < 0,
    current_plan: demoPlan.id,
    plan_name: demoPlan.name,
  };
}

/** With one decimal; all of nothing is used up once anything was used. */
function usagePercentage(used: number, all: number): number {
  if (all <= 0) return used > 0 ? 100 : 0;
  return Math.round((used / all) * 1000) / 10;
}

export interface Taking<L> {
  readonly lot: L;
  readonly amount: number;
}

/** How an amount is taken from lots in their order, or undefined when they do not hold as much. */
export function takings<L extends { readonly available: number }>(
  lots: readonly L[],
  amount: number,
): Taking<L>[] | undefined {
  let left = amount;
  const taken: Taking<L>[] = [];
  for (const lot of lots) {
    if (left === 0) break;
    const part = Math.min(left, lot.available);
    if (part > 0) taken.push({ lot, amount: part });
    left -= part;
  }
  return left === 0 ? taken : undefined;
}
