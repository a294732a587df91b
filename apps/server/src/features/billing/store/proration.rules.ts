import {
  type BillingInterval,
  type BoughtPlan,
  planById,
  planCents,
} from "@citelens/contract/billing/pricing";
import { taxOn } from "./money.rules.ts";

/** One line of an invoice, in net cents but for the lines of the tax and of the customer's credit. */
export interface InvoiceItem {
  readonly description: string;
  readonly amountCents: number;
  readonly type: "proration" | "subscription" | "tax" | "purchase" | "balance";
}

export interface Period {
  readonly plan: BoughtPlan;
  readonly interval: BillingInterval;
  readonly start: Date;
  readonly end: Date;
}

export interface Change {
  readonly plan: BoughtPlan;
  readonly interval: BillingInterval;
  readonly at: Date;
}

export interface Proration {
  readonly items: readonly InvoiceItem[];
  readonly netCents: number;
  readonly taxCents: number;
  /** Below 0 the payer keeps it as credit with the gateway. */
  readonly totalCents: number;
  readonly start: Date;
  readonly end: Date;
}

/**
 * Amounts of a change of plan in the middle of a period: the unused rest of the old plan is given back by the second. With the same
 * interval the period goes on and only its rest of the new plan is charged; another interval begins a new period, which is charged whole.
 */
export function prorate(period: Period, { plan, interval, at }: Change): Proration {
  const rest = restOf(period, at);
  const credit = -Math.round(planCents(period.plan, period.interval) * rest);
  const isSameInterval = interval === period.interval;
  const charge = Math.round(planCents(plan, interval) * (isSameInterval ? rest : 1));
  const netCents = credit + charge;
  const taxCents = taxOn(netCents);
  const start = isSameInterval ? period.start : at;
  return {
    items: [
      { description: `Unused time on ${titleOf(period)}`, amountCents: credit, type: "proration" },
      {
        description: `${isSameInterval ? "Remaining time on " : ""}${titleOf({ plan, interval })}`,
        amountCents: charge,
        type: isSameInterval ? "proration" : "subscription",
      },
      { description: "Tax", amountCents: taxCents, type: "tax" },
    ],
    netCents,
    taxCents,
    totalCents: netCents + taxCents,
    start,
    end: isSameInterval ? period.end : nextEnd(at, interval),
  };
}

/** Unused part of a period that ends now: amounts below 0. */
export function unusedOf(period: Period, at: Date): Pick<Proration, "items" | "taxCents" | "totalCents"> {
  const netCents = -Math.round(planCents(period.plan, period.interval) * restOf(period, at));
  const taxCents = taxOn(netCents);
  return {
    items: [
      { description: `Unused time on ${titleOf(period)}`, amountCents: netCents, type: "proration" },
      { description: "Tax", amountCents: taxCents, type: "tax" },
    ],
    taxCents,
    totalCents: netCents + taxCents,
  };
}

/** Amount due of an invoice once a balance has paid what it can, and what is left of that; a credit adds to it. */
export function settled(
  totalCents: number,
  balanceCents: number,
): { readonly dueCents: number; readonly leftCents: number } {
  const net = totalCents - balanceCents;
  return { dueCents: Math.max(0, net), leftCents: Math.max(0, -net) };
}

/** The lines with one for the customer's credit, so that they come to what is due. */
export function withBalance(items: readonly InvoiceItem[], dueCents: number): InvoiceItem[] {
  const missing = dueCents - items.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (missing === 0) return [...items];
  const description = missing > 0 ? "Kept as credit for your next invoices" : "Paid from your credit";
  return [...items, { description, amountCents: missing, type: "balance" }];
}

/** The part of a period that is still to come, 0 to 1. */
function restOf({ start, end }: Period, at: Date): number {
  const whole = end.getTime() - start.getTime();
  const left = end.getTime() - at.getTime();
  return Math.min(1, Math.max(0, left / whole));
}

/** The same day of the next month or year; a month that is too short ends it on its last day. */
export function nextEnd(start: Date, interval: BillingInterval): Date {
  const months = interval === "yearly" ? 12 : 1;
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return end;
}

export function titleOf({ plan, interval }: Pick<Period, "plan" | "interval">): string {
  return `${planById(plan).name} plan, ${interval}`;
}
