import { currency } from "@citelens/contract/billing/pricing";
import type Stripe from "stripe";
import type { Checkout, CheckoutOrder, CheckoutState } from "../store/gateway.ts";
import { ensurePrice, ensureTaxRates } from "./stripe-catalogue.ts";
import { asking, finding, type StripeSettings } from "./stripe-client.ts";

/** Opens Stripe's payment page for an order. What is sold and whose it is travels with it and comes back. */
export async function createStripeCheckout(
  stripe: Stripe,
  settings: StripeSettings,
  order: CheckoutOrder,
): Promise<Checkout> {
  const { goods, orderId, organizationId } = order;
  const metadata = { order_id: orderId, organization_id: organizationId };
  const taxRates = await ensureTaxRates(stripe, settings);
  const taxed = taxRates.length > 0 ? { tax_rates: taxRates } : {};
  const automatic = settings.tax === "automatic";
  const session = await asking(
    stripe.checkout.sessions.create(
      {
        customer: order.customerId,
        client_reference_id: orderId,
        metadata,
        success_url: order.successUrl,
        cancel_url: order.cancelUrl,
        ...(automatic && { automatic_tax: { enabled: true }, customer_update: { address: "auto" as const } }),
        ...(goods.kind === "subscription"
          ? {
              mode: "subscription" as const,
              line_items: [{ price: await ensurePrice(stripe, goods), quantity: 1, ...taxed }],
              subscription_data: { metadata },
            }
          : {
              mode: "payment" as const,
              line_items: [{ price_data: priceData(order), quantity: 1, ...taxed }],
              payment_intent_data: { metadata, setup_future_usage: "off_session" as const },
              invoice_creation: { enabled: true },
            }),
      },
      { idempotencyKey: order.idempotencyKey },
    ),
  );
  if (!session.url) throw new Error("Stripe opened a payment page without an address");
  return { id: session.id, url: session.url, expires: new Date(session.expires_at * 1000) };
}

function priceData({ description, amountCents }: CheckoutOrder) {
  return {
    currency,
    unit_amount: amountCents,
    tax_behavior: "exclusive" as const,
    product_data: { name: description },
  };
}

export async function findStripeCheckout(stripe: Stripe, id: string): Promise<CheckoutState | undefined> {
  if (!/^cs_[A-Za-z0-9_]+$/.test(id)) return undefined;

  const session = await finding(stripe.checkout.sessions.retrieve(id));
  return session && stateOf(session);
}

/** Stripe refuses to end a page that is paid or has ended. */
export async function endStripeCheckout(stripe: Stripe, id: string): Promise<void> {
  const session = await finding(stripe.checkout.sessions.retrieve(id));
  if (session?.status !== "open") return;
  await asking(stripe.checkout.sessions.expire(id)).catch(async (error: unknown) => {
    const now = await finding(stripe.checkout.sessions.retrieve(id));
    if (now?.status === "open") throw error;
  });
}

export async function* listStripeCheckouts(stripe: Stripe, since: Date): AsyncGenerator<CheckoutState> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const sessions = stripe.checkout.sessions.list({ created, limit: 100 })[Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await asking(sessions.next());
    if (done) return;
    yield stateOf(value);
  }
}

function stateOf(session: Stripe.Checkout.Session): CheckoutState {
  return {
    id: session.id,
    orderId: session.metadata?.order_id,
    organizationId: session.metadata?.organization_id,
    customerId: idOf(session.customer) ?? "",
    status: statusOf(session),
    subtotalCents: session.amount_subtotal ?? 0,
    taxCents: session.total_details?.amount_tax ?? 0,
    totalCents: session.amount_total ?? 0,
    currency: session.currency ?? "",
    subscriptionId: idOf(session.subscription),
    paymentId: idOf(session.payment_intent),
  };
}

function statusOf({ status, payment_status }: Stripe.Checkout.Session): CheckoutState["status"] {
  if (status === "expired") return "expired";
  const isPaid = status === "complete" && payment_status !== "unpaid";
  return isPaid ? "paid" : "open";
}

/** Stripe names its objects by their ids, or hands them over whole. */
export function idOf(object: string | { readonly id: string } | null | undefined): string | undefined {
  if (object === null || object === undefined) return undefined;
  return typeof object === "string" ? object : object.id;
}
