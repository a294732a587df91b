import type Stripe from "stripe";
import { type Form, numberAt, textAt, textsAt } from "./form-body.ts";

/** Rows that the double keeps of each object; its shapes on the wire are made from these. */
export interface PriceRow {
  readonly id: string;
  readonly lookupKey: string | undefined;
  readonly cents: number;
  readonly interval: "month" | "year";
  readonly metadata: Record<string, string>;
  active: boolean;
}

export interface SessionRow {
  readonly id: string;
  readonly customer: string;
  readonly mode: "payment" | "subscription";
  readonly metadata: Record<string, string>;
  readonly created: number;
  readonly successUrl: string;
  readonly description: string;
  readonly price: string | undefined;
  readonly taxPercent: number;
  subtotal: number;
  status: Stripe.Checkout.Session.Status;
  paid: boolean;
  subscription: string | undefined;
  paymentIntent: string | undefined;
}

export interface SubscriptionRow {
  readonly id: string;
  readonly itemId: string;
  readonly customer: string;
  readonly metadata: Record<string, string>;
  readonly taxPercent: number;
  price: string;
  status: Stripe.Subscription.Status;
  start: number;
  end: number;
  cancelAtPeriodEnd: boolean;
  canceledAt: number | null;
  latestInvoice: string;
}

export interface InvoiceLineRow {
  readonly description: string;
  readonly cents: number;
  readonly proration: boolean;
  readonly end: number;
}

export interface InvoiceRow {
  readonly id: string;
  readonly number: string;
  readonly customer: string;
  readonly subscription: string | undefined;
  readonly created: number;
  readonly lines: readonly InvoiceLineRow[];
  readonly tax: number;
  readonly total: number;
  readonly paid: number;
  /** Balance of the customer before this invoice; below 0 is credit. */
  readonly startingBalance: number;
}

export interface MoneyBack {
  readonly id: string;
  readonly paymentIntent: string;
  readonly cents: number;
  readonly status: string;
}

/** Everything that the double knows. */
export class StripeBooks {
  readonly customers = new Map<
    string,
    { id: string; metadata: Record<string, string>; email: string | undefined; balance: number }
  >();
  readonly prices = new Map<string, PriceRow>();
  readonly taxRates = new Map<string, { id: string; percentage: number; metadata: Record<string, string> }>();
  readonly sessions = new Map<string, SessionRow>();
  readonly subscriptions = new Map<string, SubscriptionRow>();
  readonly invoices = new Map<string, InvoiceRow>();
  readonly refunds: MoneyBack[] = [];
  readonly disputes: MoneyBack[] = [];
  #last = 0;

  newId(prefix: string): string {
    this.#last += 1;
    return `${prefix}_${String(this.#last).padStart(14, "0")}`;
  }

  addPrice(form: Form): PriceRow {
    const lookupKey = textAt(form, "lookup_key");
    for (const other of this.prices.values()) {
      if (lookupKey !== undefined && other.lookupKey === lookupKey) other.active = false;
    }
    const row: PriceRow = {
      id: this.newId("price"),
      lookupKey,
      cents: numberAt(form, "unit_amount") ?? 0,
      interval: textAt(form, "recurring", "interval") === "year" ? "year" : "month",
      metadata: textsAt(form, "metadata"),
      active: true,
    };
    this.prices.set(row.id, row);
    return row;
  }

  priceOf(id: string | undefined): PriceRow {
    const row = id === undefined ? undefined : this.prices.get(id);
    if (!row)
      throw new StripeDoubleError(400, "invalid_request_error", "resource_missing", `No such price: ${id}`);
    return row;
  }

  balanceOf(customer: string): number {
    return this.customers.get(customer)?.balance ?? 0;
  }

  /** The customer's credit pays what it can; an invoice below 0 adds to it. */
  addInvoice(invoice: Omit<InvoiceRow, "id" | "number" | "paid" | "startingBalance">): InvoiceRow {
    const startingBalance = this.balanceOf(invoice.customer);
    const net = invoice.total + startingBalance;
    const customer = this.customers.get(invoice.customer);
    if (customer) customer.balance = Math.min(0, net);
    const row = {
      ...invoice,
      startingBalance,
      paid: Math.max(0, net),
      id: this.newId("in"),
      number: `D-${this.invoices.size + 1}`,
    };
    this.invoices.set(row.id, row);
    return row;
  }
}

/** A refusal in Stripe's form. */
export class StripeDoubleError extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;

  constructor(status: number, type: string, code: string | undefined, message: string) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
  }
}

/** Tax on each line, rounded as Stripe does it: half away from zero, line by line. */
export function taxOnLines(lines: readonly Pick<InvoiceLineRow, "cents">[], percent: number): number {
  return lines.reduce(
    (sum, { cents }) => sum + Math.sign(cents) * Math.round((Math.abs(cents) * percent) / 100),
    0,
  );
}
