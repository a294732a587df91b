import type Stripe from "stripe";
import { type GatewayEvent, WebhookRefused } from "../store/gateway.ts";
import { idOf } from "./stripe-checkout.ts";

const toleranceSeconds = 300;

export interface SignedCall {
  readonly body: Buffer;
  readonly signature: string;
  readonly secret: string;
}

/** Event that a call of the webhook is about, once its signature holds. */
export function readStripeEvent(stripe: Stripe, { body, signature, secret }: SignedCall): GatewayEvent {
  const event = verified(stripe, { body, signature, secret });
  const { id } = event;
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed":
    case "checkout.session.expired":
      return { id, about: "checkout", checkoutId: event.data.object.id };
    case "customer.subscription.created":
    case "customer.subscription.updated":
    case "customer.subscription.deleted":
    case "customer.subscription.paused":
    case "customer.subscription.resumed":
      return { id, about: "subscription", subscriptionId: event.data.object.id };
    case "invoice.paid":
    case "invoice.payment_failed":
      return ofSubscription(id, idOf(event.data.object.parent?.subscription_details?.subscription));
    case "charge.refunded":
    case "charge.dispute.created":
    case "charge.dispute.closed":
      return ofPayment(id, idOf(event.data.object.payment_intent));
    default:
      return { id, about: "nothing" };
  }
}

function verified(stripe: Stripe, { body, signature, secret }: SignedCall): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds);
  } catch (error) {
    throw new WebhookRefused("The signature does not hold", { cause: error });
  }
}

function ofSubscription(id: string, subscriptionId: string | undefined): GatewayEvent {
  return subscriptionId === undefined
    ? { id, about: "nothing" }
    : { id, about: "subscription", subscriptionId };
}

function ofPayment(id: string, paymentId: string | undefined): GatewayEvent {
  return paymentId === undefined ? { id, about: "nothing" } : { id, about: "payment", paymentId };
}
