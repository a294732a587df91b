import { fieldErrors } from "@citelens/contract/base/field-errors";
import { currency, taxPercent } from "@citelens/contract/billing/pricing";
import type { SandboxCheckout, SandboxInvoice } from "@citelens/contract/billing/sandbox-payments";
import { enqueue } from "#platform/jobs/jobs.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import {
  changeCustomerRow,
  checkoutStatus,
  ensureInvoice,
  findCheckoutRow,
  findInvoice,
  getCustomer,
  insertSubscription,
  payIfOpen,
  type SandboxCheckoutRow,
} from "../gateway/sandbox.sql.ts";
import { outcomeOf } from "../gateway/sandbox-cards.rules.ts";
import { periodItems, secretId } from "../gateway/sandbox-gateway.ts";
import { units } from "../store/money.rules.ts";
import { nextEnd, titleOf } from "../store/proration.rules.ts";
import { syncCheckoutJob } from "../sync/sync-jobs.ts";

const merchant = "Citelens";

/** Checkout that the sandbox's payment page shows. */
export async function getCheckout(tools: Tools, sessionId: string): Promise<SandboxCheckout> {
  const row = await getRow(tools, sessionId);
  const { email } = await getCustomer(tools, row.customer_id);
  const status = checkoutStatus(row, tools.now());
  return {
    id: row.id,
    mode: row.plan ? "subscription" : "payment",
    status: status === "paid" ? "complete" : status,
    merchant,
    customer_email: email,
    currency,
    lines: [{ description: row.description, amount: units(row.subtotal_cents), quantity: 1 }],
    subtotal: units(row.subtotal_cents),
    tax: units(row.tax_cents),
    tax_percent: taxPercent,
    total: units(row.subtotal_cents + row.tax_cents),
    interval: row.interval,
    cancel_url: row.cancel_url,
  };
}

/** Pays once; the answer is where the payer goes then. A test card decides whether it can. */
export async function payCheckout(
  tools: Tools,
  { sessionId, card }: { readonly sessionId: string; readonly card: string },
): Promise<{ readonly return_url: string }> {
  const row = await getRow(tools, sessionId);
  if (checkoutStatus(row, tools.now()) !== "open") throw new Refusal("PAYMENT_ENDED");
  expectPays(card);

  await inTransaction(tools, async (within) => {
    const subscriptionId = row.plan ? secretId("sub") : null;
    const paid = {
      paid_at: tools.now(),
      payment_id: secretId("pi"),
      subscription_id: subscriptionId,
    };
    if (!(await payIfOpen(within, sessionId, paid))) throw new Refusal("PAYMENT_ENDED");
    await changeCustomerRow(within, row.customer_id, { card });
    if (subscriptionId) await startSubscription(within, row, subscriptionId);
    await insertInvoice(within, row);
    await enqueue(within, syncCheckoutJob, { checkoutId: sessionId });
  });
  return { return_url: row.success_url.replace("{CHECKOUT_SESSION_ID}", encodeURIComponent(sessionId)) };
}

/** Refuses a card that does not pay; also when it is only to be kept for later. */
export function expectPays(card: string): void {
  const outcome = outcomeOf(card);
  if (outcome === undefined) throw new FieldRefusal({ card: [fieldErrors.cardUnknown] });
  if (outcome !== "pays") throw new Refusal(outcome);
}

async function startSubscription(
  within: Tools,
  { customer_id, organization_id, plan, interval }: SandboxCheckoutRow,
  id: string,
): Promise<void> {
  if (!plan || !interval) throw new Error("A page for a subscription has no plan");
  const start = within.now();
  await insertSubscription(within, {
    id,
    customer_id,
    organization_id,
    plan,
    interval,
    status: "active",
    period_start: start,
    period_end: nextEnd(start, interval),
    canceled_at: null,
    cancels_at_period_end: false,
  });
}

async function insertInvoice(within: Tools, row: SandboxCheckoutRow): Promise<void> {
  const { plan, interval, description, subtotal_cents, tax_cents } = row;
  const total = subtotal_cents + tax_cents;
  const items =
    plan && interval
      ? periodItems({ plan, interval }).items
      : ([
          { description, amountCents: subtotal_cents, type: "purchase" },
          { description: "Tax", amountCents: tax_cents, type: "tax" },
        ] as const);
  await ensureInvoice(within, {
    id: secretId("in"),
    customer_id: row.customer_id,
    description: plan && interval ? titleOf({ plan, interval }) : description,
    items,
    tax_cents,
    total_cents: total,
    paid_cents: total,
    created: within.now(),
    idempotency_key: `checkout ${row.id}`,
  });
}

/** An invoice of the sandbox as its page shows it. */
export async function getInvoice(tools: Tools, invoiceId: string): Promise<SandboxInvoice> {
  const row = await findInvoice(tools, invoiceId);
  if (!row) throw new Refusal("NOT_FOUND");

  const { bill_to, vat_number } = await getCustomer(tools, row.customer_id);
  return {
    id: row.id,
    number: row.number,
    merchant,
    created: row.created.toISOString(),
    status: "paid",
    bill_to,
    vat_number,
    currency,
    lines: row.items
      .filter(({ type }) => type !== "tax")
      .map(({ description, amountCents }) => ({ description, amount: units(amountCents), quantity: 1 })),
    subtotal: units(row.total_cents - row.tax_cents),
    tax: units(row.tax_cents),
    tax_percent: taxPercent,
    total: units(row.total_cents),
  };
}

async function getRow(tools: Tools, sessionId: string): Promise<SandboxCheckoutRow> {
  const row = await findCheckoutRow(tools, sessionId);
  if (!row) throw new Refusal("NOT_FOUND");
  return row;
}
