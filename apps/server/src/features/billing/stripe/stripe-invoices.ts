import type Stripe from "stripe";
import type { PaidInvoice } from "../store/gateway.ts";
import type { InvoiceItem } from "../store/proration.rules.ts";
import { asking } from "./stripe-client.ts";

const invoicesMax = 24;

/** The newest first. */
export async function listStripeInvoices(stripe: Stripe, customerId: string): Promise<PaidInvoice[]> {
  const { data } = await asking(stripe.invoices.list({ customer: customerId, limit: invoicesMax }));
  return data.map(paidInvoiceOf);
}

export function paidInvoiceOf(invoice: Stripe.Invoice): PaidInvoice {
  const items = itemsOf(invoice);
  return {
    id: invoice.id ?? "",
    number: invoice.number ?? undefined,
    created: new Date(invoice.created * 1000),
    description: invoice.description ?? items[0]?.description ?? "",
    status: invoice.status ?? "open",
    totalCents: invoice.total,
    taxCents: taxOf(invoice),
    amountPaidCents: invoice.amount_paid,
    currency: invoice.currency,
    items,
    url: invoice.hosted_invoice_url ?? undefined,
  };
}

export function taxOf({ total_taxes }: Pick<Stripe.Invoice, "total_taxes">): number {
  return (total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
}

/** The lines, and the tax of all of them as one more. */
export function itemsOf(invoice: Pick<Stripe.Invoice, "lines" | "total_taxes">): InvoiceItem[] {
  const lines = invoice.lines.data.map((line) => ({
    description: line.description ?? "",
    amountCents: line.amount,
    type: typeOf(line),
  }));
  const tax = taxOf(invoice);
  return tax === 0 ? lines : [...lines, { description: "Tax", amountCents: tax, type: "tax" }];
}

function typeOf({ parent }: Stripe.InvoiceLineItem): InvoiceItem["type"] {
  const details = parent?.subscription_item_details ?? parent?.invoice_item_details;
  if (details?.proration) return "proration";
  return parent?.subscription_item_details ? "subscription" : "purchase";
}

/** Cents of a payment that went back: what was refunded, and what a lost or open dispute holds. */
export async function findStripeReturned(stripe: Stripe, paymentId: string): Promise<number> {
  const refunds = await asking(stripe.refunds.list({ payment_intent: paymentId, limit: 100 }));
  const disputes = await asking(stripe.disputes.list({ payment_intent: paymentId, limit: 100 }));
  const refunded = refunds.data
    .filter(({ status }) => status !== "failed" && status !== "canceled")
    .reduce((sum, { amount }) => sum + amount, 0);
  const disputed = disputes.data
    .filter(({ status }) => status === "lost")
    .reduce((sum, { amount }) => sum + amount, 0);
  return refunded + disputed;
}
