import type { ParsedInput } from "@citelens/contract/base/endpoint";
import { currency, planById, planCents } from "@citelens/contract/billing/pricing";
import type { changeSandboxPortal, SandboxPortal } from "@citelens/contract/billing/sandbox-payments";
import { enqueue } from "#platform/jobs/jobs.ts";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import {
  changeCustomerRow,
  changeSubscriptionRow,
  findLiveSubscription,
  findPortal,
  getCustomer,
  listInvoiceRows,
  type SandboxSubscription,
} from "../gateway/sandbox.sql.ts";
import { units } from "../store/money.rules.ts";
import { syncSubscriptionJob } from "../sync/sync-jobs.ts";
import { expectPays } from "./sandbox-payments.ts";

type Action = ParsedInput<typeof changeSandboxPortal>["body"];

/** Page of the portal for the customer that it was opened for. */
export async function getPortal(tools: Tools, portalId: string): Promise<SandboxPortal> {
  const portal = await findPortal(tools, portalId);
  if (!portal || portal.expires_at <= tools.now()) throw new Refusal("NOT_FOUND");

  const customer = await getCustomer(tools, portal.customer_id);
  const subscription = await findLiveSubscription(tools, customer.id);
  const invoices = await listInvoiceRows(tools, customer.id);
  return {
    id: portal.id,
    merchant: "Citelens",
    customer_email: customer.email,
    return_url: portal.return_url,
    card_last4: customer.card?.slice(-4) ?? null,
    subscription: subscription ? shown(subscription) : null,
    invoices: invoices.map(({ id, number, created, total_cents }) => ({
      id,
      number,
      created: created.toISOString(),
      total: units(total_cents),
      currency,
      status: "paid",
    })),
  };
}

/** Does what the customer wants with the subscription or the card, and tells the product. */
export async function changePortal(
  tools: Tools,
  { portalId, action }: { readonly portalId: string; readonly action: Action },
): Promise<SandboxPortal> {
  const portal = await findPortal(tools, portalId);
  if (!portal || portal.expires_at <= tools.now()) throw new Refusal("NOT_FOUND");

  if (action.action === "card") {
    expectPays(action.card);
    await changeCustomerRow(tools, portal.customer_id, { card: action.card });
    return getPortal(tools, portalId);
  }
  await inTransaction(tools, async (within) => {
    const subscription = await findLiveSubscription(within, portal.customer_id);
    if (!subscription) throw new Refusal("NO_SUBSCRIPTION");

    const cancels = action.action === "cancel";
    await changeSubscriptionRow(within, subscription.id, {
      cancels_at_period_end: cancels,
      canceled_at: cancels ? tools.now() : null,
    });
    await enqueue(within, syncSubscriptionJob, { subscriptionId: subscription.id });
  });
  return getPortal(tools, portalId);
}

function shown(row: SandboxSubscription): SandboxPortal["subscription"] {
  return {
    plan_name: planById(row.plan).name,
    interval: row.interval,
    amount: units(planCents(row.plan, row.interval)),
    currency,
    status: row.status,
    current_period_end: row.period_end.toISOString(),
    cancel_at_period_end: row.cancels_at_period_end,
  };
}
