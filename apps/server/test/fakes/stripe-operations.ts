import { type Form, numberAt, textAt, textsAt } from "./form-body.ts";
import {
  type InvoiceLineRow,
  type PriceRow,
  type SessionRow,
  type StripeBooks,
  StripeDoubleError,
  type SubscriptionRow,
  taxOnLines,
} from "./stripe-books.ts";
import { invoiceShape, priceShape, sessionShape, subscriptionShape } from "./stripe-shapes.ts";

export interface DoubleState {
  readonly books: StripeBooks;
  readonly address: string;
  /** Unix seconds of the double's own clock. */
  now(): number;
  /** Whether the next charge is refused; asking uses the refusal up. */
  takeDecline(): boolean;
}

interface Call {
  readonly id: string;
  readonly form: Form;
  readonly query: Form;
}

type Operation = (state: DoubleState, call: Call) => object;

/** Operations that the double answers, by method and path; `:id` stands for an object's id. */
export const operations: Readonly<Record<string, Operation>> = {
  "POST /v1/customers": ({ books }, { form }) => {
    const id = books.newId("cus");
    books.customers.set(id, {
      id,
      metadata: textsAt(form, "metadata"),
      email: textAt(form, "email"),
      balance: 0,
    });
    return { id, object: "customer" };
  },
  "POST /v1/customers/:id": ({ books }, { id, form }) => {
    const customer = books.customers.get(id);
    if (!customer) throw missing("customer", id);
    books.customers.set(id, { ...customer, email: textAt(form, "email") ?? customer.email });
    return { id, object: "customer" };
  },
  "GET /v1/prices": ({ books }, { query }) =>
    list(
      [...books.prices.values()]
        .filter(({ lookupKey, active }) => active && lookupKey === textAt(query, "lookup_keys", 0))
        .map(priceShape),
      query,
    ),
  "POST /v1/prices": ({ books }, { form }) => priceShape(books.addPrice(form)),
  "GET /v1/tax_rates": ({ books }, { query }) => list([...books.taxRates.values()], query),
  "POST /v1/tax_rates": ({ books }, { form }) => {
    const rate = {
      id: books.newId("txr"),
      percentage: numberAt(form, "percentage") ?? 0,
      metadata: textsAt(form, "metadata"),
    };
    books.taxRates.set(rate.id, rate);
    return rate;
  },
  "POST /v1/checkout/sessions": createSession,
  "GET /v1/checkout/sessions": ({ books, address }, { query }) =>
    list(
      [...books.sessions.values()]
        .filter(({ created }) => created >= (numberAt(query, "created", "gte") ?? 0))
        .map((row) => sessionShape(row, address)),
      query,
    ),
  "GET /v1/checkout/sessions/:id": ({ books, address }, { id }) => {
    const row = books.sessions.get(id);
    if (!row) throw missing("checkout.session", id);
    return sessionShape(row, address);
  },
  "POST /v1/checkout/sessions/:id/expire": ({ books, address }, { id }) => {
    const row = books.sessions.get(id);
    if (!row) throw missing("checkout.session", id);
    if (row.status !== "open")
      throw new StripeDoubleError(
        400,
        "invalid_request_error",
        undefined,
        "Only open sessions can be expired.",
      );
    row.status = "expired";
    return sessionShape(row, address);
  },
  "DELETE /v1/subscriptions/:id": cancelNow,
  "GET /v1/subscriptions/:id": ({ books }, { id, query }) =>
    subscriptionShape(getSubscription(books, id), books, isExpanded(query)),
  "POST /v1/subscriptions/:id": updateSubscription,
  "POST /v1/invoices/create_preview": (state, { form }) => {
    const { books } = state;
    const row = getSubscription(books, textAt(form, "subscription") ?? "");
    const { lines, tax } = prorated(state, row, form, ["subscription_details"]);
    const total = lines.reduce((sum, { cents }) => sum + cents, 0) + tax;
    const common = { customer: row.customer, subscription: row.id, created: state.now() };
    const startingBalance = books.balanceOf(row.customer);
    return invoiceShape({
      ...common,
      id: "upcoming",
      number: "",
      lines,
      tax,
      total,
      paid: 0,
      startingBalance,
    });
  },
  "GET /v1/invoices": ({ books }, { query }) =>
    list(
      [...books.invoices.values()]
        .filter(({ customer }) => customer === textAt(query, "customer"))
        .reverse()
        .map(invoiceShape),
      query,
    ),
  "POST /v1/billing_portal/sessions": ({ books, address }, { form }) => {
    const customer = textAt(form, "customer") ?? "";
    if (!books.customers.has(customer)) throw missing("customer", customer);
    const flow = textAt(form, "flow_data", "type") ?? "home";
    return {
      id: books.newId("bps"),
      object: "billing_portal.session",
      url: `${address}/portal/${customer}/${flow}`,
    };
  },
  "GET /v1/refunds": ({ books }, { query }) => list(moneyBack(books.refunds, query), query),
  "GET /v1/disputes": ({ books }, { query }) => list(moneyBack(books.disputes, query), query),
};

function createSession(state: DoubleState, { form }: Call): object {
  const { books } = state;
  const customer = textAt(form, "customer") ?? "";
  if (!books.customers.has(customer)) throw missing("customer", customer);

  const price = textAt(form, "line_items", 0, "price");
  const rate = books.taxRates.get(textAt(form, "line_items", 0, "tax_rates", 0) ?? "");
  const isAutomatic = textAt(form, "automatic_tax", "enabled") === "true";
  const row: SessionRow = {
    id: books.newId("cs_test"),
    customer,
    mode: textAt(form, "mode") === "subscription" ? "subscription" : "payment",
    metadata: textsAt(form, "metadata"),
    created: state.now(),
    successUrl: textAt(form, "success_url") ?? "",
    description: textAt(form, "line_items", 0, "price_data", "product_data", "name") ?? "",
    price,
    taxPercent: rate?.percentage ?? (isAutomatic ? 20 : 0),
    subtotal: price
      ? books.priceOf(price).cents
      : (numberAt(form, "line_items", 0, "price_data", "unit_amount") ?? 0),
    status: "open",
    paid: false,
    subscription: undefined,
    paymentIntent: undefined,
  };
  books.sessions.set(row.id, row);
  return sessionShape(row, state.address);
}

/** Session after the customer's payment for a page. */
export function paySession(state: DoubleState, id: string): SessionRow {
  const { books } = state;
  const row = books.sessions.get(id);
  if (row?.status !== "open") throw new Error(`The page ${id} cannot be paid`);

  row.status = "complete";
  row.paid = true;
  const end = row.price ? endOf(state.now(), books.priceOf(row.price)) : state.now();
  const lines = [{ description: row.description || "Plan", cents: row.subtotal, proration: false, end }];
  const tax = taxOnLines(lines, row.taxPercent);
  const total = row.subtotal + tax;
  const subscription = row.price ? books.newId("sub") : undefined;
  const common = {
    customer: row.customer,
    subscription,
    created: state.now(),
    lines,
    tax,
    total,
  };
  const invoice = books.addInvoice(common);
  if (subscription && row.price) {
    row.subscription = subscription;
    books.subscriptions.set(subscription, {
      id: subscription,
      itemId: books.newId("si"),
      customer: row.customer,
      metadata: row.metadata,
      taxPercent: row.taxPercent,
      price: row.price,
      status: "active",
      start: state.now(),
      end,
      cancelAtPeriodEnd: false,
      canceledAt: null,
      latestInvoice: invoice.id,
    });
  } else row.paymentIntent = books.newId("pi");
  return row;
}

/** Lets the double's time make due what is due: paid periods follow, and what was cancelled ends. */
export function renewSubscriptions(state: DoubleState): void {
  const { books } = state;
  for (const row of books.subscriptions.values()) {
    while (row.status === "active" && row.end <= state.now()) {
      if (row.cancelAtPeriodEnd) {
        row.status = "canceled";
        break;
      }
      const price = books.priceOf(row.price);
      row.start = row.end;
      row.end = endOf(row.start, price);
      const lines = [{ description: "Plan", cents: price.cents, proration: false, end: row.end }];
      const tax = taxOnLines(lines, row.taxPercent);
      const total = price.cents + tax;
      const common = { customer: row.customer, subscription: row.id, created: row.start };
      row.latestInvoice = books.addInvoice({ ...common, lines, tax, total }).id;
    }
  }
}

function updateSubscription(state: DoubleState, { id, form }: Call): object {
  const { books } = state;
  const row = getSubscription(books, id);
  const cancels = textAt(form, "cancel_at_period_end");
  if (cancels !== undefined) {
    row.cancelAtPeriodEnd = cancels === "true";
    row.canceledAt = row.cancelAtPeriodEnd ? state.now() : null;
  }
  if (textAt(form, "items", 0, "price") !== undefined) changePrice(state, row, form);
  return subscriptionShape(row, books, isExpanded(form));
}

/** Unused time goes to the customer's balance by an invoice of its own. */
function cancelNow(state: DoubleState, { id, form, query }: Call): object {
  const { books } = state;
  const row = getSubscription(books, id);
  if (row.status === "canceled") throw missing("subscription", id);
  row.status = "canceled";
  row.canceledAt = state.now();
  const isCredited = [form, query].some((sent) => textAt(sent, "prorate") === "true");
  if (isCredited) {
    const rest = Math.max(0, (row.end - state.now()) / (row.end - row.start));
    const cents = -Math.round(books.priceOf(row.price).cents * rest);
    const lines = [{ description: "Unused time", cents, proration: true, end: row.end }];
    const tax = taxOnLines(lines, row.taxPercent);
    const common = { customer: row.customer, subscription: row.id, created: state.now() };
    row.latestInvoice = books.addInvoice({ ...common, lines, tax, total: cents + tax }).id;
  }
  return subscriptionShape(row, books, isExpanded(form) || isExpanded(query));
}

function changePrice(state: DoubleState, row: SubscriptionRow, form: Form): void {
  const { lines, tax, price, start, end } = prorated(state, row, form, []);
  const total = lines.reduce((sum, { cents }) => sum + cents, 0) + tax;
  if (total > 0 && state.takeDecline())
    throw new StripeDoubleError(402, "card_error", "card_declined", "Your card was declined.");

  const common = { customer: row.customer, subscription: row.id, created: state.now() };
  row.latestInvoice = state.books.addInvoice({ ...common, lines, tax, total }).id;
  row.price = price.id;
  row.start = start;
  row.end = end;
}

interface ProratedInvoice {
  readonly lines: readonly InvoiceLineRow[];
  readonly tax: number;
  readonly price: PriceRow;
  readonly start: number;
  readonly end: number;
}

/** By the second: unused time back, remaining time charged; another interval begins a new period at once. */
function prorated(
  { books }: DoubleState,
  row: SubscriptionRow,
  form: Form,
  under: readonly string[],
): ProratedInvoice {
  const price = books.priceOf(textAt(form, ...under, "items", 0, "price"));
  const at = numberAt(form, ...under, "proration_date") ?? row.start;
  if (at < row.start || at > row.end)
    throw new StripeDoubleError(400, "invalid_request_error", "parameter_invalid_integer", "proration_date");

  const before = books.priceOf(row.price);
  const rest = (row.end - at) / (row.end - row.start);
  const isSame = price.interval === before.interval;
  const start = isSame ? row.start : at;
  const end = isSame ? row.end : endOf(at, price);
  const lines = [
    { description: "Unused time", cents: -Math.round(before.cents * rest), proration: true, end: row.end },
    {
      description: "Remaining time",
      cents: Math.round(price.cents * (isSame ? rest : 1)),
      proration: isSame,
      end,
    },
  ];
  return { lines, tax: taxOnLines(lines, row.taxPercent), price, start, end };
}

function endOf(start: number, { interval }: PriceRow): number {
  const end = new Date(start * 1000);
  if (interval === "year") end.setUTCFullYear(end.getUTCFullYear() + 1);
  else end.setUTCMonth(end.getUTCMonth() + 1);
  return Math.floor(end.getTime() / 1000);
}

function getSubscription(books: StripeBooks, id: string): SubscriptionRow {
  const row = books.subscriptions.get(id);
  if (!row) throw missing("subscription", id);
  return row;
}

function missing(what: string, id: string): StripeDoubleError {
  return new StripeDoubleError(404, "invalid_request_error", "resource_missing", `No such ${what}: '${id}'`);
}

function isExpanded(form: Form): boolean {
  return textAt(form, "expand", 0) === "latest_invoice";
}

function moneyBack(
  all: readonly { id: string; paymentIntent: string; cents: number; status: string }[],
  query: Form,
): object[] {
  return all
    .filter(({ paymentIntent }) => paymentIntent === textAt(query, "payment_intent"))
    .map(({ id, cents, status }) => ({ id, amount: cents, status }));
}

/** One page of a list, as the `starting_after` of the last one asks for it. */
function list(all: readonly object[], query: Form): object {
  const limit = numberAt(query, "limit") ?? 10;
  const after = textAt(query, "starting_after");
  const from = after === undefined ? 0 : all.findIndex((one) => "id" in one && one.id === after) + 1;
  return {
    object: "list",
    data: all.slice(from, from + limit),
    has_more: all.length > from + limit,
    url: "/v1",
  };
}
