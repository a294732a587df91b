import type Stripe from "stripe";
import type { ChangePreview, PaidInvoice, PlanChange, SubscriptionState } from "../store/gateway.ts";
import { ensurePrice, offerOf } from "./stripe-catalogue.ts";
import { idOf } from "./stripe-checkout.ts";
import { asking, finding } from "./stripe-client.ts";
import { itemsOf, paidInvoiceOf, taxOf } from "./stripe-invoices.ts";

const expand = ["latest_invoice", "customer"];

export async function findStripeSubscription(
  stripe: Stripe,
  id: string,
): Promise<SubscriptionState | undefined> {
  const subscription = await finding(stripe.subscriptions.retrieve(id, { expand }));
  return subscription && stateOf(subscription);
}

/** A subscription of ours has one item; undefined for anything else. */
function stateOf(subscription: Stripe.Subscription): SubscriptionState | undefined {
  const [item] = subscription.items.data;
  const offer = item && offerOf(item.price);
  if (!offer) return undefined;

  const invoice = subscription.latest_invoice;
  const isPaid = typeof invoice === "object" && invoice !== null && invoice.status === "paid";
  return {
    ...offer,
    id: subscription.id,
    customerId: idOf(subscription.customer) ?? "",
    organizationId: subscription.metadata.organization_id,
    status: statusOf(subscription.status),
    periodStart: new Date(item.current_period_start * 1000),
    periodEnd: new Date(item.current_period_end * 1000),
    canceledAt: subscription.canceled_at ? new Date(subscription.canceled_at * 1000) : undefined,
    cancelsAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    isPaid,
    balanceCents: balanceOf(subscription.customer),
  };
}

/** Stripe counts below 0 what a customer has left with it. */
function balanceOf(customer: Stripe.Subscription["customer"]): number {
  if (typeof customer === "string" || customer.deleted) return 0;
  return Math.max(0, -customer.balance);
}

function statusOf(status: Stripe.Subscription.Status): SubscriptionState["status"] {
  switch (status) {
    case "active":
    case "trialing":
      return "active";
    case "past_due":
    case "unpaid":
    case "paused":
      return "past_due";
    case "canceled":
    case "incomplete_expired":
      return "canceled";
    default:
      return "incomplete";
  }
}

/** Cost of the change at that instant. Stripe reckons both this and the charge by the same date. */
export async function previewStripeChange(stripe: Stripe, change: PlanChange): Promise<ChangePreview> {
  const { itemId, customerId, interval, periodStart } = await getItem(stripe, change.subscriptionId);
  const price = await ensurePrice(stripe, change);
  const preview = await asking(
    stripe.invoices.createPreview({
      customer: customerId,
      subscription: change.subscriptionId,
      subscription_details: {
        items: [{ id: itemId, price }],
        proration_behavior: "always_invoice",
        proration_date: secondsOf(change.prorationDate),
      },
    }),
  );
  const ends = preview.lines.data.map(({ period }) => period.end);
  return {
    amountDueCents: Math.max(0, preview.amount_due),
    taxCents: taxOf(preview),
    currency: preview.currency,
    periodStart: interval === change.interval ? periodStart : change.prorationDate,
    balanceCents: Math.max(0, -(preview.total + preview.starting_balance)),
    nextBilling: new Date(Math.max(...ends, secondsOf(change.prorationDate)) * 1000),
    items: itemsOf(preview),
  };
}

/** Charges at once; a card that does not pay leaves the plan as it was. */
export async function changeStripePlan(
  stripe: Stripe,
  { idempotencyKey, ...change }: PlanChange & { readonly idempotencyKey: string },
): Promise<PaidInvoice> {
  const { itemId } = await getItem(stripe, change.subscriptionId);
  const price = await ensurePrice(stripe, change);
  const subscription = await asking(
    stripe.subscriptions.update(
      change.subscriptionId,
      {
        items: [{ id: itemId, price }],
        proration_behavior: "always_invoice",
        proration_date: secondsOf(change.prorationDate),
        payment_behavior: "error_if_incomplete",
        expand,
      },
      { idempotencyKey },
    ),
  );
  const invoice = subscription.latest_invoice;
  if (typeof invoice !== "object" || invoice === null)
    throw new Error("Stripe changed a plan without an invoice");
  return paidInvoiceOf(invoice);
}

export async function setStripeCancel(
  stripe: Stripe,
  id: string,
  cancels: boolean,
): Promise<SubscriptionState> {
  const state = stateOf(
    await asking(stripe.subscriptions.update(id, { cancel_at_period_end: cancels, expand })),
  );
  if (!state) throw new Error(`Stripe's subscription ${id} is none of ours`);
  return state;
}

/** With what is left of its period as credit of the customer, which an invoice below 0 makes of it. */
export async function cancelStripeAtOnce(stripe: Stripe, id: string): Promise<number> {
  const latest = { expand: ["latest_invoice"] };
  const found = await asking(stripe.subscriptions.retrieve(id, latest));
  const ended =
    found.status === "canceled"
      ? found
      : await asking(stripe.subscriptions.cancel(id, { invoice_now: true, prorate: true, ...latest }));
  const invoice = ended.latest_invoice;
  return typeof invoice === "object" && invoice !== null ? Math.max(0, -invoice.total) : 0;
}

interface Item {
  readonly itemId: string;
  readonly customerId: string;
  readonly interval: SubscriptionState["interval"] | undefined;
  readonly periodStart: Date;
}

async function getItem(stripe: Stripe, id: string): Promise<Item> {
  const subscription = await asking(stripe.subscriptions.retrieve(id));
  const [item] = subscription.items.data;
  const customerId = idOf(subscription.customer);
  if (!item || !customerId) throw new Error(`Stripe's subscription ${id} has no item`);
  return {
    itemId: item.id,
    customerId,
    interval: offerOf(item.price)?.interval,
    periodStart: new Date(item.current_period_start * 1000),
  };
}

function secondsOf(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}
