import { id } from "@citelens/contract/base/fields";
import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { gatewayOf } from "../gateway/gateway-of.ts";
import { ensureAccount } from "../store/billing.sql.ts";
import { isLive } from "../store/subscription.rules.ts";
import { syncSubscription } from "../subscription/sync-subscription.ts";
import { fulfil } from "./fulfil.ts";
import { returnPayment } from "./return-payment.ts";
import { updateCustomer } from "./update-customer.ts";
import { checkVat } from "./vat.ts";

/** The payment service has told us of something: each job asks it for the whole truth and brings us up to it. */
export const syncCheckoutJob = job({
  name: "billing.follow-checkout",
  payload: z.object({ checkoutId: z.string() }),
  run: (tools, { checkoutId }) => fulfilIfPaid(tools, checkoutId),
});

export const syncSubscriptionJob = job({
  name: "billing.follow-subscription",
  payload: z.object({ subscriptionId: z.string() }),
  run: async (tools, { subscriptionId }) => {
    await syncSubscription(tools, { subscriptionId });
  },
});

export const syncPaymentJob = job({
  name: "billing.follow-payment",
  payload: z.object({ paymentId: z.string() }),
  run: (tools, { paymentId }) => returnPayment(tools, paymentId),
});

/** The payment service should know whom its invoices go to. */
export const updateCustomerJob = job({
  name: "billing.tell-customer",
  payload: z.object({ organizationId: id }),
  run: (tools, { organizationId }) => updateCustomer(tools, gatewayOf(tools), organizationId),
});

export const verifyVat = job({
  name: "billing.verify-vat",
  payload: z.object({ organizationId: id }),
  run: (tools, { organizationId }) => checkVat(tools, organizationId),
});

/** Nobody is left who would want the next period. */
export const endSubscription = job({
  name: "billing.end-subscription",
  payload: z.object({ organizationId: id }),
  run: async (tools, { organizationId }) => {
    const account = await ensureAccount(tools, organizationId);
    if (!account.subscription_id || !isLive(account)) return;

    await gatewayOf(tools).setCancelAtPeriodEnd(account.subscription_id, true);
    await syncSubscription(tools, { subscriptionId: account.subscription_id });
  },
});

/** Fulfils what is paid; of a page that is still open, was left, or is not ours there is nothing to do. */
export async function fulfilIfPaid(tools: Tools, checkoutId: string): Promise<void> {
  try {
    await fulfil(tools, { checkoutId });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === "PAYMENT_MISMATCH")
      tools.log.error({ checkoutId }, "A payment is not what was ordered");
    else if (error.code !== "PAYMENT_OPEN" && error.code !== "NOT_FOUND") throw error;
  }
}
