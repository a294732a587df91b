import type { Credits } from "@citelens/contract/billing/credits";
import { demoPlan, type Plan, planById, plans } from "@citelens/contract/billing/pricing";

export interface LotState {
  readonly kind: "PLAN" | "BOUGHT" | "GRANTED";
  readonly plan?: string | null;
  readonly amount: number;
  readonly available: number;
  readonly held?: number;
  readonly expires_at?: Date | null;
  readonly created?: Date;
}

/**
 * Credits of an organization's lots: remaining = total (plan) + additional - used. Of a lot that has expired only what was used or is held
 * still counts.
 */
export function creditsOfLots(
  lots: readonly LotState[],
  now: Date,
): Omit<Credits, "billing" | "free_credits_wait"> {
  const counted = lots.map((lot) => ({ ...lot, ...afterExpiry(lot, now) }));
  const ofPlan = counted.filter(({ kind }) => kind === "PLAN");
  const total = sum(ofPlan, "amount");
  const all = sum(counted, "amount");
  const remaining = sum(counted, "available");
  const used = all - remaining;
  const plan = planOf(ofPlan);
  return {
    total_credits: total,
    used_credits: used,
    additional_credits: all - total,
    remaining_credits: remaining,
    credit_usage_percentage: usagePercentage(used, all),
    is_over_usage: remaining < 0,
    current_plan: plan.id,
    plan_name: plan.name,
  };
}

/** The plan whose period began last. */
function planOf(lots: readonly LotState[]): Plan {
  const ofTime = ({ created }: LotState): number => created?.getTime() ?? 0;
  const [latest] = [...lots].sort((a, b) => ofTime(b) - ofTime(a));
  const known = plans.find(({ id }) => id === latest?.plan);
  return known ?? planById(demoPlan.id);
}

/** Part of a lot that expires at an instant: all that is neither used nor held, or nothing before its time. */
export function expiring({ available, held = 0, expires_at }: LotState, now: Date): number {
  if (!expires_at || expires_at > now) return 0;
  return Math.max(0, available - held);
}

function afterExpiry(lot: LotState, now: Date): Pick<LotState, "amount" | "available"> {
  const gone = expiring(lot, now);
  return { amount: lot.amount - gone, available: lot.available - gone };
}

function sum(lots: readonly LotState[], part: "amount" | "available"): number {
  return lots.reduce((total, lot) => total + lot[part], 0);
}

/** With one decimal; all of nothing is used up once anything was used. */
function usagePercentage(used: number, all: number): number {
  if (all <= 0) return used > 0 ? 100 : 0;
  return Math.round((used / all) * 1000) / 10;
}

export interface LotTaking<L> {
  readonly lot: L;
  readonly amount: number;
}

/** How an amount is taken from lots in their order, or undefined when they do not hold as much. */
export function takings<L extends { readonly available: number }>(
  lots: readonly L[],
  amount: number,
): LotTaking<L>[] | undefined {
  let left = amount;
  const taken: LotTaking<L>[] = [];
  for (const lot of lots) {
    const part = Math.min(left, lot.available);
    if (part <= 0) continue;
    taken.push({ lot, amount: part });
    left -= part;
  }
  return left === 0 ? taken : undefined;
}

export interface CreditSpending<L> {
  readonly lots: readonly L[];
  readonly amount: number;
  readonly now: Date;
  /** Never refused: what is missing makes the last lot owe it. */
  readonly mayOwe: boolean;
}

/** Spends an amount from the plan's lots, then from the earliest; undefined where all that is free, less debts, is less. */
export function spendings<L extends LotState>({
  lots,
  amount,
  now,
  mayOwe,
}: CreditSpending<L>): LotTaking<L>[] | undefined {
  const open = inSpendingOrder(lots)
    .filter(({ expires_at }) => !expires_at || expires_at > now)
    .map((lot) => ({ lot, available: lot.available - (lot.held ?? 0) }));
  const free = open.reduce((total, { available }) => total + available, 0);
  if (free < amount && !mayOwe) return undefined;

  const positive = open.reduce((total, { available }) => total + Math.max(0, available), 0);
  const taken = (takings(open, Math.min(amount, positive)) ?? []).map(({ lot, amount }) => ({
    lot: lot.lot,
    amount,
  }));
  return owing(taken, open.at(-1)?.lot ?? lots.at(-1), amount - positive);
}

/** Adds what is missing to what is taken from the debtor. */
function owing<L>(
  taken: readonly LotTaking<L>[],
  debtor: L | undefined,
  missing: number,
): LotTaking<L>[] | undefined {
  if (missing <= 0) return [...taken];
  if (debtor === undefined) return undefined;

  const ofDebtor = taken.find(({ lot }) => lot === debtor)?.amount ?? 0;
  return [...taken.filter(({ lot }) => lot !== debtor), { lot: debtor, amount: ofDebtor + missing }];
}

function inSpendingOrder<L extends LotState>(lots: readonly L[]): L[] {
  const isPlan = ({ kind }: LotState): number => (kind === "PLAN" ? 0 : 1);
  return [...lots].sort((a, b) => isPlan(a) - isPlan(b)); // a stable sort keeps the earliest first
}
