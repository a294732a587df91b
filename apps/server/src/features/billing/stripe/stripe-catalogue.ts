import {
  type BillingInterval,
  type BoughtPlan,
  boughtPlans,
  currency,
  intervals,
  planCents,
  taxPercent,
} from "@citelens/contract/billing/pricing";
import type Stripe from "stripe";
import { titleOf } from "../store/proration.rules.ts";
import { asking, type StripeSettings } from "./stripe-client.ts";

/** A plan paid by an interval. */
export interface Offer {
  readonly plan: BoughtPlan;
  readonly interval: BillingInterval;
}

const lookupKeyOf = ({ plan, interval }: Offer): string => `citelens_${plan}_${interval}`;

/** Stripe's price of a plan: found by its key, made when it is missing or costs something else by now. */
export async function ensurePrice(stripe: Stripe, offer: Offer): Promise<string> {
  const key = lookupKeyOf(offer);
  const unitAmount = planCents(offer.plan, offer.interval);
  const { data } = await asking(stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 }));
  const [found] = data;
  if (found?.unit_amount === unitAmount && found.currency === currency) return found.id;

  const made = await asking(
    stripe.prices.create(
      {
        currency,
        unit_amount: unitAmount,
        tax_behavior: "exclusive",
        recurring: { interval: offer.interval === "yearly" ? "year" : "month" },
        lookup_key: key,
        transfer_lookup_key: true,
        product_data: { name: `Citelens ${titleOf(offer)}` },
        metadata: { ...offer },
      },
      { idempotencyKey: `price ${key} ${unitAmount} ${found?.id ?? "first"}` },
    ),
  );
  return made.id;
}

/** Offer that a price of ours stands for; undefined for one of somebody else. */
export function offerOf(price: Pick<Stripe.Price, "lookup_key" | "metadata">): Offer | undefined {
  const plan = boughtPlans.find((one) => one === price.metadata.plan);
  const interval = intervals.find((one) => one === price.metadata.interval);
  return plan && interval ? { plan, interval } : undefined;
}

/** The tax rate that goes on every line; none where Stripe works the tax out itself. */
export async function ensureTaxRates(stripe: Stripe, { tax }: StripeSettings): Promise<string[]> {
  if (tax === "automatic") return [];

  const { data } = await asking(stripe.taxRates.list({ active: true, inclusive: false, limit: 100 }));
  const found = data.find((rate) => rate.percentage === taxPercent && rate.metadata?.citelens === "1");
  if (found) return [found.id];

  const made = await asking(
    stripe.taxRates.create(
      { display_name: "VAT", percentage: taxPercent, inclusive: false, metadata: { citelens: "1" } },
      { idempotencyKey: `tax rate ${taxPercent}` },
    ),
  );
  return [made.id];
}
