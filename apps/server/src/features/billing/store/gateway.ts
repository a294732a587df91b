import type { BillingInterval, BoughtPlan } from "@citelens/contract/billing/pricing";
import type { InvoiceItem } from "./proration.rules.ts";

/**
 * Port to a payment service. Amounts are integer cents. Every method throws GatewayUnavailable when the service cannot be reached or fails
 * by itself, so that nothing is known of what it did; asking again with the same idempotency key then does no more than asking once.
 */
export interface Gateway {
  readonly name: "stripe" | "sandbox";
  /** The customer of an organization, made once. Returns the service's id of it. */
  ensureCustomer(customer: NewCustomer): Promise<string>;
  updateCustomer(customerId: string, details: CustomerDetails): Promise<void>;
  /** Opens a payment page. */
  createCheckout(order: CheckoutOrder): Promise<Checkout>;
  /** Nobody can pay on that page any more, unless somebody has. */
  endCheckout(checkoutId: string): Promise<void>;
  /** The page as the service knows it now; undefined when it knows none of this id. */
  findCheckout(checkoutId: string): Promise<CheckoutState | undefined>;
  /** The pages that were opened since then, for payments of which nobody has told us. */
  listCheckouts(since: Date): AsyncIterable<CheckoutState>;
  findSubscription(subscriptionId: string): Promise<SubscriptionState | undefined>;
  /** Cost of changing to another plan at that instant. */
  previewChange(change: PlanChange): Promise<ChangePreview>;
  /** Changes the plan and charges the difference at once. Throws ChargeFailed where it cannot be charged; the plan then stays. */
  changePlan(change: PlanChange & { readonly idempotencyKey: string }): Promise<PaidInvoice>;
  setCancelAtPeriodEnd(subscriptionId: string, cancels: boolean): Promise<SubscriptionState>;
  /**
   * Ends a subscription now. What is left of its period becomes credit of the customer; resolves to how much, in cents with tax, also
   * where it was ended before.
   */
  cancelAtOnce(subscriptionId: string): Promise<number>;
  /** Opens the page on which a customer sees invoices, changes the card and ends the subscription. */
  createPortal(portal: NewPortal): Promise<string>;
  /** How much of a payment has gone back to the payer, by refunds and lost disputes; in cents, tax included. */
  findReturned(paymentId: string): Promise<number>;
  /** The newest first, at most 24. */
  listInvoices(customerId: string): Promise<readonly PaidInvoice[]>;
  /**
   * Event that a call of the webhook is about; throws WebhookRefused when its signature is wrong or older than 300 s. Only its id and the
   * id of its object count: everything else is fetched again.
   */
  readEvent(rawBody: Buffer, signature: string): GatewayEvent;
}

export interface CustomerDetails {
  readonly email: string;
  readonly name: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  /** Two letters or empty. */
  readonly country: string;
  readonly vatNumber: string;
}

export interface NewCustomer extends CustomerDetails {
  readonly organizationId: string;
}

/** Goods that are sold: credits at once, a plan by the interval, or a workspace more. */
export type Goods =
  | { readonly kind: "credits"; readonly credits: number }
  | { readonly kind: "subscription"; readonly plan: BoughtPlan; readonly interval: BillingInterval }
  | { readonly kind: "workspace" };

export interface CheckoutOrder {
  readonly orderId: string;
  readonly organizationId: string;
  readonly customerId: string;
  readonly goods: Goods;
  /** Net. */
  readonly amountCents: number;
  readonly description: string;
  /** Where the payer comes back to; the service puts its session's id for {CHECKOUT_SESSION_ID}. */
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly idempotencyKey: string;
}

export interface Checkout {
  readonly id: string;
  readonly url: string;
  readonly expires: Date;
}

export interface CheckoutState {
  readonly id: string;
  /** Id of our own order, as it was handed over. */
  readonly orderId: string | undefined;
  readonly organizationId: string | undefined;
  readonly customerId: string;
  readonly status: "open" | "paid" | "expired";
  readonly subtotalCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
  /** Lower case. */
  readonly currency: string;
  readonly subscriptionId: string | undefined;
  /** Payment id of what was paid at once: refunds and disputes name it. */
  readonly paymentId: string | undefined;
}

export interface SubscriptionState {
  readonly id: string;
  readonly customerId: string;
  readonly organizationId: string | undefined;
  readonly status: "active" | "past_due" | "canceled" | "incomplete";
  readonly plan: BoughtPlan;
  readonly interval: BillingInterval;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  /** When somebody asked for its end; it goes on until the period's. */
  readonly canceledAt: Date | undefined;
  readonly cancelsAtPeriodEnd: boolean;
  /** Whether the present period has been paid. */
  readonly isPaid: boolean;
  /** Money that the customer has left with the service, such as of a smaller plan; it pays the next invoices. */
  readonly balanceCents: number;
}

export interface PlanChange {
  readonly subscriptionId: string;
  readonly plan: BoughtPlan;
  readonly interval: BillingInterval;
  /** Both the preview and the charge count the used part of the period up to here. */
  readonly prorationDate: Date;
}

export interface ChangePreview {
  readonly amountDueCents: number;
  readonly taxCents: number;
  readonly currency: string;
  /** Start of the period that the change goes on with, or begins. */
  readonly periodStart: Date;
  readonly nextBilling: Date;
  /** Credit that is left then, as in SubscriptionState. */
  readonly balanceCents: number;
  readonly items: readonly InvoiceItem[];
}

export interface PaidInvoice {
  readonly id: string;
  readonly number: string | undefined;
  readonly created: Date;
  readonly description: string;
  readonly status: string;
  readonly totalCents: number;
  readonly taxCents: number;
  readonly amountPaidCents: number;
  readonly currency: string;
  readonly items: readonly InvoiceItem[];
  readonly url: string | undefined;
}

export interface NewPortal {
  readonly customerId: string;
  readonly returnUrl: string;
  readonly intent: "payment_method_update" | undefined;
}

/** A refund or a dispute names the payment, and how much of it has gone back in all. */
export type GatewayEvent =
  | { readonly id: string; readonly about: "checkout"; readonly checkoutId: string }
  | { readonly id: string; readonly about: "subscription"; readonly subscriptionId: string }
  | { readonly id: string; readonly about: "payment"; readonly paymentId: string }
  | { readonly id: string; readonly about: "nothing" };

/** The payment service could not be reached, or failed by itself. */
export class GatewayUnavailable extends Error {}

/** The card was refused. */
export class ChargeFailed extends Error {}

/** Somebody other than the payment service called the webhook. */
export class WebhookRefused extends Error {}
