import type Stripe from "stripe";
import type { InvoiceRow, PriceRow, SessionRow, StripeBooks, SubscriptionRow } from "./stripe-books.ts";

/**
 * The objects as Stripe sends them: of each the fields that the product reads and the ones around them, with the types of
 * Stripe's own SDK, so that a field that is renamed there breaks this file.
 */
type Part<T, K extends keyof T> = Pick<T, K>;

export function priceShape(row: PriceRow) {
  return {
    id: row.id,
    object: "price",
    active: row.active,
    currency: "eur",
    lookup_key: row.lookupKey ?? null,
    metadata: row.metadata,
    unit_amount: row.cents,
    tax_behavior: "exclusive",
    type: "recurring",
  } satisfies Part<
    Stripe.Price,
    | "id"
    | "object"
    | "active"
    | "currency"
    | "lookup_key"
    | "metadata"
    | "unit_amount"
    | "tax_behavior"
    | "type"
  >;
}

export function sessionShape(row: SessionRow, address: string) {
  const tax = Math.round((row.subtotal * row.taxPercent) / 100);
  return {
    id: row.id,
    object: "checkout.session",
    mode: row.mode,
    status: row.status,
    payment_status: row.paid ? "paid" : "unpaid",
    customer: row.customer,
    metadata: row.metadata,
    client_reference_id: row.metadata.order_id ?? null,
    amount_subtotal: row.subtotal,
    amount_total: row.subtotal + tax,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: tax },
    currency: "eur",
    subscription: row.subscription ?? null,
    payment_intent: row.paymentIntent ?? null,
    created: row.created,
    expires_at: row.created + 86_400,
    success_url: row.successUrl,
    url: row.status === "open" ? `${address}/pay/${row.id}` : null,
    livemode: false,
  } satisfies Part<
    Stripe.Checkout.Session,
    | "id"
    | "object"
    | "mode"
    | "status"
    | "payment_status"
    | "customer"
    | "metadata"
    | "client_reference_id"
    | "amount_subtotal"
    | "amount_total"
    | "total_details"
    | "currency"
    | "subscription"
    | "payment_intent"
    | "created"
    | "expires_at"
    | "success_url"
    | "url"
    | "livemode"
  >;
}

export function subscriptionShape(row: SubscriptionRow, books: StripeBooks, isExpanded: boolean) {
  const invoice = books.invoices.get(row.latestInvoice);
  const item = {
    id: row.itemId,
    object: "subscription_item" as const,
    current_period_start: row.start,
    current_period_end: row.end,
    price: priceShape(books.priceOf(row.price)),
    quantity: 1,
  } satisfies Part<
    Stripe.SubscriptionItem,
    "id" | "object" | "current_period_start" | "current_period_end"
  > & {
    price: object;
    quantity: number;
  };
  return {
    id: row.id,
    object: "subscription",
    status: row.status,
    customer: isExpanded ? customerShape(row.customer, books) : row.customer,
    metadata: row.metadata,
    canceled_at: row.canceledAt,
    cancel_at: null,
    cancel_at_period_end: row.cancelAtPeriodEnd,
    items: { object: "list" as const, data: [item], has_more: false, url: "/v1/subscription_items" },
    latest_invoice: isExpanded && invoice ? invoiceShape(invoice) : row.latestInvoice,
  } satisfies Part<
    Stripe.Subscription,
    "id" | "object" | "status" | "metadata" | "canceled_at" | "cancel_at" | "cancel_at_period_end"
  > & { customer: object | string; items: object; latest_invoice: object | string };
}

function customerShape(id: string, books: StripeBooks) {
  return { id, object: "customer", balance: books.balanceOf(id) } satisfies Part<
    Stripe.Customer,
    "id" | "object" | "balance"
  >;
}

export function invoiceShape(row: InvoiceRow) {
  const lines = row.lines.map((line, index) => ({
    id: `il_${row.id}_${index}`,
    object: "line_item" as const,
    amount: line.cents,
    currency: "eur",
    description: line.description,
    period: { start: row.created, end: line.end },
    parent: {
      type: row.subscription ? ("subscription_item_details" as const) : ("invoice_item_details" as const),
      invoice_item_details: row.subscription ? null : { proration: false },
      subscription_item_details: row.subscription ? { proration: line.proration } : null,
    },
  }));
  return {
    id: row.id,
    object: "invoice",
    number: row.number,
    created: row.created,
    customer: row.customer,
    description: null,
    status: "paid",
    currency: "eur",
    total: row.total,
    amount_due: Math.max(0, row.total + row.startingBalance),
    starting_balance: row.startingBalance,
    amount_paid: row.paid,
    total_taxes: row.tax === 0 ? [] : [{ amount: row.tax }],
    hosted_invoice_url: `https://invoice.stripe.example/${row.id}`,
    lines: { object: "list" as const, data: lines, has_more: false, url: `/v1/invoices/${row.id}/lines` },
    parent: row.subscription
      ? { type: "subscription_details" as const, subscription_details: { subscription: row.subscription } }
      : null,
  } satisfies Part<
    Stripe.Invoice,
    | "id"
    | "object"
    | "number"
    | "created"
    | "customer"
    | "description"
    | "status"
    | "currency"
    | "total"
    | "amount_due"
    | "starting_balance"
    | "amount_paid"
    | "hosted_invoice_url"
  > & { total_taxes: readonly { amount: number }[]; lines: object; parent: object | null };
}
