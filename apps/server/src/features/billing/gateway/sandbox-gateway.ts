import { randomBytes } from "node:crypto";
import { hourMs, later } from "@citelens/contract/base/days";
import { currency, planCents } from "@citelens/contract/billing/pricing";
import { inTransaction, type Tools } from "#platform/tools.ts";
import {
  type ChangePreview,
  ChargeFailed,
  type Checkout,
  type CheckoutOrder,
  type CheckoutState,
  type CustomerDetails,
  type Gateway,
  type PaidInvoice,
  type PlanChange,
  type SubscriptionState,
  WebhookRefused,
} from "../store/gateway.ts";
import { taxOn } from "../store/money.rules.ts";
import { prorate, settled, titleOf, unusedOf } from "../store/proration.rules.ts";
import {
  changeCustomerRow,
  changeSubscriptionRow,
  checkoutStatus,
  endCheckoutRow,
  ensureCheckoutRow,
  ensureCustomerRow,
  ensureInvoice,
  findCheckoutRow,
  findInvoiceByKey,
  findSubscriptionRow,
  getCustomer,
  insertPortal,
  listCheckoutRows,
  listInvoiceRows,
  lockSubscription,
  type SandboxCheckoutRow,
  type SandboxInvoiceRow,
  type SandboxSubscription,
} from "./sandbox.sql.ts";
import { outcomeOf } from "./sandbox-cards.rules.ts";

const checkoutMs = 24 * hourMs;
const portalMs = hourMs;

/** The built-in payment service, in which no money moves. It keeps its own books, and its pages are the product's. */
export function openSandboxGateway(tools: Tools): Gateway {
  return {
    name: "sandbox",
    ensureCustomer: ({ organizationId, ...details }) =>
      ensureCustomerRow(tools, {
        ...billTo(details),
        id: secretId("cus"),
        organization_id: organizationId,
        created: tools.now(),
      }),
    updateCustomer: (customerId, details) => changeCustomerRow(tools, customerId, billTo(details)),
    createCheckout: (order) => createCheckout(tools, order),
    endCheckout: (id) => endCheckoutRow(tools, id, tools.now()),
    findCheckout: async (id) => {
      const row = await findCheckoutRow(tools, id);
      return row && checkoutState(tools, row);
    },
    listCheckouts: async function* (since) {
      for (const row of await listCheckoutRows(tools, since)) yield checkoutState(tools, row);
    },
    findSubscription: async (id) => {
      const row = await findSubscriptionRow(tools, id);
      return row && subscriptionState(tools, row);
    },
    previewChange: (change) => previewChange(tools, change),
    changePlan: (change) => changePlan(tools, change),
    setCancelAtPeriodEnd: async (id, cancels) =>
      subscriptionState(
        tools,
        await changeSubscriptionRow(tools, id, {
          cancels_at_period_end: cancels,
          canceled_at: cancels ? tools.now() : null,
        }),
      ),
    cancelAtOnce: (id) => cancelAtOnce(tools, id),
    createPortal: async ({ customerId, returnUrl, intent }) => {
      const id = secretId("bps");
      const expires = later(tools.now(), portalMs);
      await insertPortal(tools, { id, customer_id: customerId, return_url: returnUrl, expires_at: expires });
      return `${tools.publicUrl}/sandbox/portal/${id}${intent ? `?flow=${intent}` : ""}`;
    },
    findReturned: async () => 0, // the sandbox has nobody who could give money back
    listInvoices: async (customerId) =>
      (await listInvoiceRows(tools, customerId)).map((row) => invoiceOf(tools, row)),
    readEvent: () => {
      throw new WebhookRefused("The sandbox calls no webhook");
    },
  };
}

/** Ids are the only key to the sandbox's pages, so they cannot be guessed. */
export function secretId(prefix: string): string {
  return `${prefix}_sandbox_${randomBytes(18).toString("base64url").replace(/[-_]/g, "0")}`;
}

function billTo(details: CustomerDetails): { email: string; bill_to: string[]; vat_number: string } {
  const { email, name, line1, line2, postalCode, city, state, country, vatNumber } = details;
  const lines = [name, line1, line2, `${postalCode} ${city}`.trim(), state, country];
  return { email, bill_to: lines.filter((line) => line !== ""), vat_number: vatNumber };
}

async function createCheckout(tools: Tools, order: CheckoutOrder): Promise<Checkout> {
  const { goods } = order;
  const row = await ensureCheckoutRow(tools, {
    id: secretId("cs"),
    order_id: order.orderId,
    organization_id: order.organizationId,
    customer_id: order.customerId,
    description: order.description,
    ...(goods.kind === "subscription" && { plan: goods.plan, interval: goods.interval }),
    subtotal_cents: order.amountCents,
    tax_cents: taxOn(order.amountCents),
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    created: tools.now(),
    expires_at: later(tools.now(), checkoutMs),
  });
  return { id: row.id, url: `${tools.publicUrl}/sandbox/checkout/${row.id}`, expires: row.expires_at };
}

function checkoutState({ now }: Tools, row: SandboxCheckoutRow): CheckoutState {
  return {
    id: row.id,
    orderId: row.order_id,
    organizationId: row.organization_id,
    customerId: row.customer_id,
    status: checkoutStatus(row, now()),
    subtotalCents: row.subtotal_cents,
    taxCents: row.tax_cents,
    totalCents: row.subtotal_cents + row.tax_cents,
    currency,
    subscriptionId: row.subscription_id ?? undefined,
    paymentId: row.payment_id ?? undefined,
  };
}

async function subscriptionState(tools: Tools, row: SandboxSubscription): Promise<SubscriptionState> {
  const { balance_cents } = await getCustomer(tools, row.customer_id);
  return {
    id: row.id,
    customerId: row.customer_id,
    organizationId: row.organization_id,
    status: row.status,
    plan: row.plan,
    interval: row.interval,
    periodStart: row.period_start,
    periodEnd: row.period_end,
    canceledAt: row.canceled_at ?? undefined,
    cancelsAtPeriodEnd: row.cancels_at_period_end,
    isPaid: row.status === "active",
    balanceCents: balance_cents,
  };
}

function prorationOf(row: SandboxSubscription, { plan, interval, prorationDate: at }: PlanChange) {
  const { plan: from, interval: by, period_start: start, period_end: end } = row;
  return prorate({ plan: from, interval: by, start, end }, { plan, interval, at });
}

async function previewChange(tools: Tools, change: PlanChange): Promise<ChangePreview> {
  const row = await getSubscription(tools, change.subscriptionId);
  const { totalCents, taxCents, items, start, end } = prorationOf(row, change);
  const { balance_cents } = await getCustomer(tools, row.customer_id);
  const { dueCents, leftCents } = settled(totalCents, balance_cents);
  return {
    amountDueCents: dueCents,
    taxCents,
    currency,
    periodStart: start,
    nextBilling: end,
    balanceCents: leftCents,
    items,
  };
}

async function changePlan(
  tools: Tools,
  change: PlanChange & { readonly idempotencyKey: string },
): Promise<PaidInvoice> {
  return inTransaction(tools, async (within) => {
    const row = await lockSubscription(within, change.subscriptionId);
    if (!row) throw new Error(`The sandbox has no subscription ${change.subscriptionId}`);
    const done = await findInvoiceByKey(within, change.idempotencyKey);
    if (done) return invoiceOf(tools, done);

    const { items, taxCents, totalCents, start, end } = prorationOf(row, change);
    const { card, balance_cents } = await getCustomer(within, row.customer_id);
    const { dueCents: due, leftCents } = settled(totalCents, balance_cents);
    if (due > 0 && outcomeOf(card) !== "pays") throw new ChargeFailed("The card was declined");
    await changeCustomerRow(within, row.customer_id, { balance_cents: leftCents });
    const { plan, interval } = change;
    const status = start > row.period_start ? "active" : row.status; // a period that begins now is paid now
    await changeSubscriptionRow(within, row.id, {
      plan,
      interval,
      status,
      period_start: start,
      period_end: end,
    });
    const invoice = await ensureInvoice(within, {
      id: secretId("in"),
      customer_id: row.customer_id,
      description: `Change to the ${titleOf({ plan, interval })}`,
      items,
      tax_cents: taxCents,
      total_cents: totalCents,
      paid_cents: due,
      created: tools.now(),
      idempotency_key: change.idempotencyKey,
    });
    return invoiceOf(tools, invoice);
  });
}

async function cancelAtOnce(tools: Tools, subscriptionId: string): Promise<number> {
  const idempotencyKey = `cancel ${subscriptionId}`;
  return inTransaction(tools, async (within) => {
    const row = await lockSubscription(within, subscriptionId);
    if (!row) throw new Error(`The sandbox has no subscription ${subscriptionId}`);
    const done = await findInvoiceByKey(within, idempotencyKey);
    if (done) return -done.total_cents;
    if (row.status === "canceled") return 0;

    const { plan, interval, period_start: start, period_end: end } = row;
    const { items, taxCents, totalCents } = unusedOf({ plan, interval, start, end }, tools.now());
    const { balance_cents } = await getCustomer(within, row.customer_id);
    await changeCustomerRow(within, row.customer_id, { balance_cents: balance_cents - totalCents });
    await changeSubscriptionRow(within, row.id, { status: "canceled", canceled_at: tools.now() });
    await ensureInvoice(within, {
      id: secretId("in"),
      customer_id: row.customer_id,
      description: `End of the ${titleOf({ plan, interval })}`,
      items,
      tax_cents: taxCents,
      total_cents: totalCents,
      paid_cents: 0,
      created: tools.now(),
      idempotency_key: idempotencyKey,
    });
    return -totalCents;
  });
}

async function getSubscription(tools: Tools, id: string): Promise<SandboxSubscription> {
  const row = await findSubscriptionRow(tools, id);
  if (!row) throw new Error(`The sandbox has no subscription ${id}`);
  return row;
}

function invoiceOf({ publicUrl }: Tools, row: SandboxInvoiceRow): PaidInvoice {
  return {
    id: row.id,
    number: row.number,
    created: row.created,
    description: row.description,
    status: "paid",
    totalCents: row.total_cents,
    taxCents: row.tax_cents,
    amountPaidCents: row.paid_cents,
    currency,
    items: row.items,
    url: `${publicUrl}/sandbox/invoices/${row.id}`,
  };
}

/** The one line of an invoice for a plan's whole period, and its tax. */
export function periodItems({ plan, interval }: Pick<SandboxSubscription, "plan" | "interval">): {
  readonly items: SandboxInvoiceRow["items"];
  readonly taxCents: number;
  readonly totalCents: number;
} {
  const net = planCents(plan, interval);
  const taxCents = taxOn(net);
  return {
    items: [
      { description: titleOf({ plan, interval }), amountCents: net, type: "subscription" },
      { description: "Tax", amountCents: taxCents, type: "tax" },
    ],
    taxCents,
    totalCents: net + taxCents,
  };
}
