import type { Answer } from "@citelens/contract/base/endpoint";
import type {
  confirmCredits,
  confirmSubscription,
  confirmWorkspace,
} from "@citelens/contract/billing/billing";
import { planById, planCents } from "@citelens/contract/billing/pricing";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import type { Payer } from "./payer.ts";
import { ensureAccount } from "./store/billing.sql.ts";
import { units } from "./store/money.rules.ts";
import { shownStatus } from "./store/subscription.rules.ts";
import { fulfil } from "./sync/fulfil.ts";

/** Answers for a payer who has come back from the payment page. Each may be asked any number of times. */
export async function confirmTopUp(
  tools: Tools,
  { organizationId }: Payer,
  checkoutId: string,
): Promise<Answer<typeof confirmCredits>> {
  const { order, checkout } = await fulfil(tools, { checkoutId, organizationId, kind: "credits" });
  const credits = order.credits ?? 0;
  return {
    amount: credits,
    message: `${credits.toLocaleString("en-US")} credits were added to your account.`,
    payment_amount: units(checkout.totalCents),
    subtotal_amount: units(checkout.subtotalCents),
    tax_amount: units(checkout.taxCents),
    currency: checkout.currency,
  };
}

export async function confirmPlan(
  tools: Tools,
  { organizationId }: Payer,
  checkoutId: string,
): Promise<Answer<typeof confirmSubscription>> {
  const { order } = await fulfil(tools, { checkoutId, organizationId, kind: "subscription" });
  if (!order.plan || !order.interval) throw new Refusal("PAYMENT_MISMATCH");

  const account = await ensureAccount(tools, organizationId);
  return {
    success: true,
    message: "Your subscription payment was successful! Your plan has been updated.",
    error: null,
    plan: order.plan,
    interval: order.interval,
    subscription_status: shownStatus(account),
    plan_display_name: planById(order.plan).name,
    plan_price: units(planCents(order.plan, order.interval)),
    currency: order.currency,
  };
}

export async function confirmExtraWorkspace(
  tools: Tools,
  { organizationId }: Payer,
  checkoutId: string,
): Promise<Answer<typeof confirmWorkspace>> {
  await fulfil(tools, { checkoutId, organizationId, kind: "workspace" });
  return { success: true, message: "Your workspace purchase was successful!", error: null };
}
