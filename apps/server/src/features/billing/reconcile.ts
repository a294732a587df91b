import { isSelling } from "@citelens/contract/pricing";
import type { Tools } from "#platform/tools.ts";
import {
  changeOrder,
  forgetEvents,
  listDueSubscriptions,
  listOpenOrders,
  listUncheckedVat,
  lockOrder,
} from "./billing.sql.ts";
import { fulfilIfPaid } from "./follow.ts";
import { gatewayOf } from "./gateway-of.ts";
import { syncSubscription } from "./sync-subscription.ts";
import { checkVat } from "./vat.ts";

const dayMs = 86_400_000;
const lookBackMs = 3 * dayMs;
const atOnce = 500;

/** Heals what the payment service told and nobody heard: payments of open orders, and periods that are over. */
export async function reconcile(tools: Tools): Promise<void> {
  if (!isSelling(tools.billing.mode)) return;

  const since = new Date(tools.now().getTime() - lookBackMs);
  for (const { checkout_id } of await listOpenOrders(tools, since, atOnce)) {
    if (checkout_id) await fulfilIfPaid(tools, checkout_id);
  }
  for (const subscriptionId of await listDueSubscriptions(tools, atOnce)) {
    await syncSubscription(tools, { subscriptionId });
  }
}

/** As reconcile, for payment pages too that were opened by a process that died before it could write them down. */
export async function reconcileAll(tools: Tools): Promise<void> {
  if (!isSelling(tools.billing.mode)) return;

  for await (const checkout of gatewayOf(tools).listCheckouts(new Date(tools.now().getTime() - lookBackMs))) {
    const order = checkout.orderId ? await lockOrder(tools, checkout.orderId) : undefined;
    if (order && order.checkout_id === null && order.organization_id === checkout.organizationId)
      await changeOrder(tools, order.id, { checkout_id: checkout.id });
  }
  await reconcile(tools);
  await forgetEvents(tools, new Date(tools.now().getTime() - 30 * dayMs));
}

/** Asks again about the VAT numbers that nobody has answered for. */
export async function recheckVat(tools: Tools): Promise<void> {
  for (const { organization_id } of await listUncheckedVat(tools, 50)) await checkVat(tools, organization_id);
}
