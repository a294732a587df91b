import type { SubscriptionStatus } from "@citelens/contract/billing";
import { planCredits } from "@citelens/contract/pricing";
import type { Change, Period } from "./proration.rules.ts";

/**
 * Credits that a change of plan adds for the rest of a period, or below 0 takes: as the money does, they go by the time
 * that is left. Another interval begins a new period, so of the old one only its unused rest is given back.
 */
export function creditsChange(period: Period, { plan, interval, at }: Change): number {
  const whole = period.end.getTime() - period.start.getTime();
  const rest = Math.min(1, Math.max(0, (period.end.getTime() - at.getTime()) / whole));
  const before = planCredits(period.plan, period.interval);
  const after = interval === period.interval ? planCredits(plan, interval) : 0;
  return Math.round((after - before) * rest);
}

interface Subscribed {
  readonly subscription_id: string | null;
  readonly subscription_status: "active" | "past_due" | "canceled" | null;
  readonly canceled_at: Date | null;
}

/** As people read it: an active subscription that is about to end is pending_cancel. */
export function shownStatus({
  subscription_id,
  subscription_status,
  canceled_at,
}: Subscribed): SubscriptionStatus {
  if (subscription_id === null || subscription_status === null) return "none";
  if (subscription_status === "canceled") return "canceled";
  return canceled_at === null ? subscription_status : "pending_cancel";
}

/** A subscription that can be changed, ended or reactivated. */
export function isLive({ subscription_id, subscription_status }: Subscribed): boolean {
  return subscription_id !== null && subscription_status !== null && subscription_status !== "canceled";
}
