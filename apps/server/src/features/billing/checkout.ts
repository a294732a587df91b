import { creditsCents, currency, extraWorkspaceCents, planCents } from "@citelens/contract/billing/pricing";
import { audit } from "#platform/audit/audit.ts";
import { newId } from "#platform/ids.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { gatewayOf } from "./gateway/gateway-of.ts";
import type { Payer } from "./payer.ts";
import { changeOrder, ensureAccount, insertOrder } from "./store/billing.sql.ts";
import type { Goods } from "./store/gateway.ts";
import { titleOf } from "./store/proration.rules.ts";
import { isLive } from "./store/subscription.rules.ts";
import { endPlanPages, fulfil, keepNewestPlanPage } from "./sync/fulfil.ts";
import { ensureCustomer } from "./sync/update-customer.ts";

/** Where the payer comes back to, by what was bought. */
const returnPages = {
  credits: "/settings/credit-payment-confirmation",
  subscription: "/settings/subscription-payment-confirmation",
  workspace: "/settings/workspace-payment-confirmation",
} as const satisfies Record<Goods["kind"], string>;

/** Writes an order down and opens a payment page for it. Throws SUBSCRIBED_ALREADY: one who has a subscription changes it. */
export async function checkout(
  tools: Tools,
  payer: Payer,
  goods: Goods,
): Promise<{ readonly checkout_url: string }> {
  const gateway = gatewayOf(tools);
  const { organizationId } = payer;
  const account = await ensureAccount(tools, organizationId);
  if (goods.kind === "subscription") {
    if (isLive(account)) throw new Refusal("SUBSCRIBED_ALREADY");
    const paid = await endPlanPages(tools, organizationId);
    for (const checkoutId of paid) await fulfil(tools, { checkoutId, organizationId });
    if (paid.length > 0) throw new Refusal("SUBSCRIBED_ALREADY");
  }

  const orderId = newId();
  const amountCents = priceOf(goods);
  await insertOrder(tools, {
    id: orderId,
    organization_id: organizationId,
    amount_cents: amountCents,
    currency,
    created: tools.now(),
    ...goods,
  });
  const returnUrl = `${tools.publicUrl}${returnPages[goods.kind]}`;
  const opened = await gateway.createCheckout({
    orderId,
    organizationId,
    customerId: await ensureCustomer(tools, gateway, organizationId),
    goods,
    amountCents,
    description: descriptionOf(goods),
    successUrl: `${returnUrl}?success=true&session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${returnUrl}?canceled=true`,
    idempotencyKey: `order ${orderId}`,
  });
  await changeOrder(tools, orderId, { checkout_id: opened.id });
  if (goods.kind === "subscription") {
    const isNewest = await keepNewestPlanPage(tools, { id: orderId, organization_id: organizationId });
    if (!isNewest) throw new Refusal("PAYMENT_ENDED");
  }
  await audit(tools, payer, {
    action: "checkout.opened",
    workspaceId: payer.workspaceId,
    subjectId: organizationId,
    details: { kind: goods.kind, amount_cents: amountCents },
  });
  return { checkout_url: opened.url };
}

function priceOf(goods: Goods): number {
  switch (goods.kind) {
    case "credits":
      return creditsCents(goods.credits);
    case "subscription":
      return planCents(goods.plan, goods.interval);
    case "workspace":
      return extraWorkspaceCents;
  }
}

function descriptionOf(goods: Goods): string {
  switch (goods.kind) {
    case "credits":
      return `${goods.credits.toLocaleString("en-US")} credits`;
    case "subscription":
      return titleOf(goods);
    case "workspace":
      return "One more workspace";
  }
}
