import type { SubscriptionStatus } from "@citelens/contract/billing/billing";
import { demoPlan, type Plan, planById, planCredits } from "@citelens/contract/billing/pricing";
import type { Change, Period } from "./proration.rules.ts";

/**
 * Credits that a change of plan adds for the rest of a period, or below 0 takes: as the money does, they go by the time
 * that is left. Another interval begins a new period, so of the old one only its unused rest is given back.
 */
function creditsChange(period: Period, { plan, interval, at }: Change): number {
  const whole = period.end.getTime() - period.start.getTime();
  const rest = Math.min(1, Math.max(0, (period.end.getTime() - at.getTime()) / whole));
  const before = planCredits(period.plan, period.interval);
  const after = interval === period.interval ? planCredits(plan, interval) : 0;
  return Math.round((after - before) * rest);
}

/** Steps of the credits; the ledger's own steps. */
export interface CreditSteps {
  readonly difference: number | undefined;
  readonly grant: number | undefined;
}

/**
 * Effect on the credits of a subscription that came from one paid period to another: a changed plan the difference for the rest of the old
 * period, a new period its own. Preview and outcome both follow it.
 */
export function creditSteps(before: Period | undefined, after: Period, at: Date): CreditSteps {
  const isChanged = before && (before.plan !== after.plan || before.interval !== after.interval);
  const isSamePeriod =
    before?.start.getTime() === after.start.getTime() && before.interval === after.interval;
  return {
    difference: isChanged
      ? creditsChange(before, { plan: after.plan, interval: after.interval, at })
      : undefined,
    grant: isSamePeriod ? undefined : planCredits(after.plan, after.interval),
  };
}

interface SubscriptionFields {
  readonly subscription_id: string | null;
  readonly subscription_status: "active" | "past_due" | "canceled" | null;
  readonly canceled_at: Date | null;
}

interface PaidFields extends SubscriptionFields {
  readonly plan: Period["plan"] | null;
  readonly interval: Period["interval"];
  readonly period_start: Date | null;
  readonly period_end: Date | null;
}

/** The period that is under way, if it has been paid. */
export function paidPeriodOf(account: PaidFields): Period | undefined {
  const { subscription_status, plan, interval, period_start: start, period_end: end } = account;
  return subscription_status === "active" && plan && start && end
    ? { plan, interval, start, end }
    : undefined;
}

/** As people read it: an active subscription that is about to end is pending_cancel. */
export function shownStatus(account: SubscriptionFields): SubscriptionStatus {
  const { subscription_status: status } = account;
  if (account.subscription_id === null || status === null) return "none";
  if (status === "canceled") return "canceled";
  return account.canceled_at === null ? status : "pending_cancel";
}

/** A subscription that can be changed, ended or reactivated. */
export function isLive({ subscription_id, subscription_status }: SubscriptionFields): boolean {
  return subscription_id !== null && subscription_status !== null && subscription_status !== "canceled";
}

export interface PlannedAccount extends SubscriptionFields, Pick<PaidFields, "plan"> {
  /** A plan that was given without payment. */
  readonly comp_plan: Plan["id"] | null;
}

/** Plan of an organization: that of its subscription, else one that was given, else the demo's. */
export function planOf(account: PlannedAccount | undefined): Plan {
  const bought = account && isLive(account) ? account.plan : null;
  return planById(bought ?? account?.comp_plan ?? demoPlan.id);
}
