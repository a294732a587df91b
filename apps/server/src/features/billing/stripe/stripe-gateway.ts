import type Stripe from "stripe";
import type { CustomerDetails, Gateway, NewCustomer } from "../store/gateway.ts";
import {
  createStripeCheckout,
  endStripeCheckout,
  findStripeCheckout,
  listStripeCheckouts,
} from "./stripe-checkout.ts";
import { asking, openStripe, type StripeSettings } from "./stripe-client.ts";
import { readStripeEvent } from "./stripe-events.ts";
import { findStripeReturned, listStripeInvoices } from "./stripe-invoices.ts";
import {
  cancelStripeAtOnce,
  changeStripePlan,
  findStripeSubscription,
  previewStripeChange,
  setStripeCancel,
} from "./stripe-subscriptions.ts";

/** Stripe as our payment service. It sends no request before it is used. */
export function openStripeGateway(settings: StripeSettings): Gateway {
  const stripe = openStripe(settings);
  return {
    name: "stripe",
    ensureCustomer: (customer) => createCustomer(stripe, customer),
    updateCustomer: async (customerId, details) => {
      await asking(stripe.customers.update(customerId, customerOf(details)));
    },
    createCheckout: (order) => createStripeCheckout(stripe, settings, order),
    endCheckout: (id) => endStripeCheckout(stripe, id),
    findCheckout: (id) => findStripeCheckout(stripe, id),
    listCheckouts: (since) => listStripeCheckouts(stripe, since),
    findSubscription: (id) => findStripeSubscription(stripe, id),
    previewChange: (change) => previewStripeChange(stripe, change),
    changePlan: (change) => changeStripePlan(stripe, change),
    setCancelAtPeriodEnd: (id, cancels) => setStripeCancel(stripe, id, cancels),
    cancelAtOnce: (id) => cancelStripeAtOnce(stripe, id),
    createPortal: async ({ customerId, returnUrl, intent }) => {
      const session = await asking(
        stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: returnUrl,
          ...(intent && { flow_data: { type: intent } }),
        }),
      );
      return session.url;
    },
    findReturned: (paymentId) => findStripeReturned(stripe, paymentId),
    listInvoices: (customerId) => listStripeInvoices(stripe, customerId),
    readEvent: (body, signature) =>
      readStripeEvent(stripe, { body, signature, secret: settings.webhookSecret }),
  };
}

/** Asked twice for the same organization Stripe answers with the same customer. */
async function createCustomer(stripe: Stripe, { organizationId, ...details }: NewCustomer): Promise<string> {
  const customer = await asking(
    stripe.customers.create(
      { metadata: { organization_id: organizationId } },
      { idempotencyKey: `customer ${organizationId}` },
    ),
  );
  await asking(stripe.customers.update(customer.id, customerOf(details)));
  return customer.id;
}

function customerOf({ email, name, line1, line2, city, state, postalCode, country }: CustomerDetails) {
  return {
    ...(email !== "" && { email }),
    name,
    address: { line1, line2, city, state, postal_code: postalCode, country },
  };
}
