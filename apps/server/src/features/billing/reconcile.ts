import { dayMs, earlier } from "@citelens/contract/base/days";
import { isSelling } from "@citelens/contract/billing/pricing";
import { eachAlone } from "#platform/sweeps/each-alone.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { gatewayOf } from "./gateway/gateway-of.ts";
import {
  billingSweeps,
  changeOrder,
  forgetEvents,
  listDueSubscriptions,
  listOpenOrders,
  listUncheckedVat,
  lockOrder,
} from "./store/billing.sql.ts";
import type { CheckoutState } from "./store/gateway.ts";
import { syncSubscription } from "./subscription/sync-subscription.ts";
import { fulfilIfPaid } from "./sync/sync-jobs.ts";
import { checkVat } from "./sync/vat.ts";

const lookBackMs = 3 * dayMs;
const atOnce = 500;

/** Repairs what the payment service reported and nobody received: payments of open orders, and periods that are over. */
export async function reconcile(tools: Tools): Promise<void> {
  if (!isSelling(tools.billing.mode)) return;

  const since = earlier(tools.now(), lookBackMs);
  await eachAlone(tools, await listOpenOrders(tools, since, atOnce), {
    sweep: billingSweeps.orders,
    idOf: ({ id }) => id,
    run: async ({ checkout_id }) => {
      if (checkout_id) await fulfilIfPaid(tools, checkout_id);
    },
  });
  await eachAlone(tools, await listDueSubscriptions(tools, atOnce), {
    sweep: billingSweeps.subscriptions,
    idOf: (subscriptionId) => subscriptionId,
    run: (subscriptionId) => syncSubscription(tools, { subscriptionId }),
  });
}

/** As reconcile, for payment pages too that were opened by a process that died before it could write them down. */
export async function reconcileAll(tools: Tools): Promise<void> {
  if (!isSelling(tools.billing.mode)) return;

  for await (const checkout of gatewayOf(tools).listCheckouts(earlier(tools.now(), lookBackMs))) {
    await eachAlone(tools, [checkout], {
      sweep: billingSweeps.checkouts,
      idOf: ({ id }) => id,
      run: (one) => inTransaction(tools, (within) => recordCheckout(within, one)),
    });
  }
  await reconcile(tools);
  await forgetEvents(tools, earlier(tools.now(), 30 * dayMs));
}

/** Gives an order its payment page, unless it knows one by now. */
async function recordCheckout(within: Tools, { id, orderId, organizationId }: CheckoutState): Promise<void> {
  const order = orderId ? await lockOrder(within, orderId) : undefined;
  if (order && order.checkout_id === null && order.organization_id === organizationId)
    await changeOrder(within, order.id, { checkout_id: id });
}

/** Asks again about the VAT numbers that nobody has answered for. */
export async function recheckVat(tools: Tools): Promise<void> {
  await eachAlone(tools, await listUncheckedVat(tools, 50), {
    sweep: billingSweeps.vat,
    idOf: ({ organization_id }) => organization_id,
    run: ({ organization_id }) => checkVat(tools, organization_id),
  });
}
