import { type BillingInterval, type BoughtPlan, planCents } from "@citelens/contract/billing/pricing";

/** How many organizations pay for a plan by an interval. */
export interface Subscribers {
  readonly plan: BoughtPlan;
  readonly interval: BillingInterval;
  readonly count: number;
}

const monthsOf = { monthly: 1, yearly: 12 } as const;

/** Net income of subscriptions in a month: of one that is paid yearly a twelfth, rounded once for all of them. */
export function recurringCents(subscribers: readonly Subscribers[]): number {
  const cents = subscribers.reduce(
    (sum, { plan, interval, count }) => sum + (count * planCents(plan, interval)) / monthsOf[interval],
    0,
  );
  return Math.round(cents);
}
