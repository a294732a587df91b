import type { Invoice, Organization } from "@citelens/contract/billing/billing";
import { isSelling } from "@citelens/contract/billing/pricing";
import { audit } from "#platform/audit/audit.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { gatewayOf } from "./gateway/gateway-of.ts";
import { organizationOf } from "./organization.ts";
import type { Payer } from "./payer.ts";
import { type Account, ensureAccount } from "./store/billing.sql.ts";
import type { NewPortal } from "./store/gateway.ts";
import { units } from "./store/money.rules.ts";
import { isLive, shownStatus } from "./store/subscription.rules.ts";
import { syncSubscription } from "./subscription/sync-subscription.ts";
import { ensureCustomer } from "./sync/update-customer.ts";

/** Lets the subscription end with the period that is paid. */
export async function cancel(tools: Tools, payer: Payer): Promise<Organization> {
  const account = await ensureAccount(tools, payer.organizationId);
  if (!isLive(account)) throw new Refusal("NO_SUBSCRIPTION");
  if (shownStatus(account) === "pending_cancel") throw new Refusal("ENDING_ALREADY");
  return setCancels(tools, payer, { account, cancels: true });
}

/** Lets a subscription go on that was about to end. */
export async function reactivate(tools: Tools, payer: Payer): Promise<Organization> {
  const account = await ensureAccount(tools, payer.organizationId);
  if (shownStatus(account) !== "pending_cancel") throw new Refusal("NOT_CANCELED");
  return setCancels(tools, payer, { account, cancels: false });
}

async function setCancels(
  tools: Tools,
  payer: Payer,
  { account, cancels }: { readonly account: Account; readonly cancels: boolean },
): Promise<Organization> {
  const { organizationId, workspaceId } = payer;
  const subscriptionId = account.subscription_id ?? "";
  await gatewayOf(tools).setCancelAtPeriodEnd(subscriptionId, cancels);
  await syncSubscription(tools, { subscriptionId, organizationId });
  const action = cancels ? "subscription.canceled" : "subscription.reactivated";
  await audit(tools, payer, { action, workspaceId, subjectId: organizationId });
  return organizationOf(tools, { organizationId, isPayer: true });
}

/** Opens the payment service's own page for the payer's invoices, cards and subscription. */
export async function openPortal(
  tools: Tools,
  { organizationId }: Payer,
  intent: NewPortal["intent"],
): Promise<{ readonly portal_url: string }> {
  const gateway = gatewayOf(tools);
  const customerId = await ensureCustomer(tools, gateway, organizationId);
  const returnUrl = `${tools.publicUrl}/settings/billing`;
  return { portal_url: await gateway.createPortal({ customerId, returnUrl, intent }) };
}

/** The latest invoices; an organization that never bought anything has none. */
export async function listInvoices(tools: Tools, { organizationId }: Payer): Promise<Invoice[]> {
  const { customer_id } = await ensureAccount(tools, organizationId);
  if (!isSelling(tools.billing.mode) || !customer_id) return [];

  const invoices = await gatewayOf(tools).listInvoices(customer_id);
  return invoices.map((one) => ({
    id: one.id,
    number: one.number ?? null,
    created: one.created.toISOString(),
    description: one.description,
    status: one.status,
    total: units(one.totalCents),
    tax: units(one.taxCents),
    currency: one.currency,
    url: one.url ?? null,
  }));
}
