import { creditPurchases } from "#features/credits/ledger/public.ts";
import { audit } from "#platform/audit/audit.ts";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { gatewayOf } from "../gateway/gateway-of.ts";
import {
  addExtraWorkspaces,
  changeOrder,
  ensureAccount,
  findOrderOfCheckout,
  listOpenPlanOrders,
  lockOrder,
  type Order,
} from "../store/billing.sql.ts";
import type { CheckoutState } from "../store/gateway.ts";
import { purchaseKey } from "../store/money.rules.ts";
import { boundWorkspacesOf } from "../subscription/bound-workspaces.ts";
import { syncSubscription } from "../subscription/sync-subscription.ts";

export interface Claim {
  readonly checkoutId: string;
  /** Organization of the one who claims it; none when the payment service itself has told of it. */
  readonly organizationId?: string;
  readonly kind?: Order["kind"];
}

export interface FulfilledClaim {
  readonly order: Order;
  readonly checkout: CheckoutState;
}

/**
 * Hands over what was paid for, once however often and from wherever it is asked. Only the payment service's own word
 * counts: it must be paid (PAYMENT_OPEN), of this organization (NOT_FOUND), and of what was ordered (PAYMENT_MISMATCH).
 */
export async function fulfil(
  tools: Tools,
  { checkoutId, organizationId, kind }: Claim,
): Promise<FulfilledClaim> {
  const order = await findOrderOfCheckout(tools, checkoutId);
  if (!order) throw new Refusal("NOT_FOUND");
  if (organizationId !== undefined && order.organization_id !== organizationId)
    throw new Refusal("NOT_FOUND");
  if (kind !== undefined && order.kind !== kind) throw new Refusal("NOT_FOUND");

  const checkout = await gatewayOf(tools).findCheckout(checkoutId);
  if (!checkout) throw new Refusal("NOT_FOUND");
  if (checkout.status === "expired") await changeOrder(tools, order.id, { closed_at: tools.now() });
  if (checkout.status !== "paid") throw new Refusal("PAYMENT_OPEN");
  if (!isWhatWasOrdered(checkout, order)) throw new Refusal("PAYMENT_MISMATCH");

  await inTransaction(tools, (within) => handOver(within, order, checkout));
  if (checkout.subscriptionId)
    await syncSubscription(tools, {
      subscriptionId: checkout.subscriptionId,
      organizationId: order.organization_id,
    });
  if (order.kind === "subscription") await endOtherPages(tools, order);
  return { order, checkout };
}

function isWhatWasOrdered(checkout: CheckoutState, order: Order): boolean {
  return (
    checkout.orderId === order.id &&
    checkout.organizationId === order.organization_id &&
    checkout.subtotalCents === order.amount_cents &&
    checkout.currency === order.currency &&
    (order.kind === "subscription") === (checkout.subscriptionId !== undefined)
  );
}

async function handOver(within: Tools, { id }: Order, checkout: CheckoutState): Promise<void> {
  const order = await lockOrder(within, id);
  if (!order || order.fulfilled_at) return;

  const { organization_id: organizationId, kind, credits } = order;
  await changeOrder(within, id, {
    fulfilled_at: within.now(),
    payment_id: checkout.paymentId ?? null,
    paid_cents: checkout.totalCents,
  });
  if (kind === "credits" && credits)
    await creditPurchases.add(within, { organizationId, key: purchaseKey(id), credits, reason: "Bought" });
  if (kind === "workspace") {
    await ensureAccount(within, organizationId);
    await addExtraWorkspaces(within, organizationId, 1);
    await boundWorkspacesOf(within, await ensureAccount(within, organizationId));
  }
  const details = { kind, paid_cents: checkout.totalCents, credits };
  await audit(
    within,
    { userId: undefined },
    { action: "payment.fulfilled", subjectId: organizationId, details },
  );
}

/** Ends other pages. What was paid is handed over whatever becomes of these: the service tells of a payment more than once. */
async function endOtherPages(tools: Tools, { id, organization_id: organizationId }: Order): Promise<void> {
  await endPlanPages(tools, organizationId, id).catch((error: unknown) =>
    tools.log.warn(
      { err: error, organizationId },
      "Payment pages that are open beside a paid one were not ended",
    ),
  );
}

/** Ends an organization's open payment pages for plans but one, so that nobody pays twice. Resolves to those that are paid. */
export async function endPlanPages(
  tools: Tools,
  organizationId: string,
  keptId?: string,
): Promise<readonly string[]> {
  const paid: string[] = [];
  for (const order of await listOpenPlanOrders(tools, organizationId))
    if (order.id !== keptId && (await endPage(tools, order))) paid.push(order.checkout_id ?? "");
  return paid;
}

/** Whether the page was the newest of its organization; of several that are opened at the same moment the newest stays. */
export async function keepNewestPlanPage(
  tools: Tools,
  order: Pick<Order, "id" | "organization_id">,
): Promise<boolean> {
  const open = await listOpenPlanOrders(tools, order.organization_id);
  if (open.every(({ id }) => id <= order.id)) {
    await endPlanPages(tools, order.organization_id, order.id);
    return true;
  }
  const [own] = open.filter(({ id }) => id === order.id);
  if (own) await endPage(tools, own);
  return false;
}

/** Whether it is paid, which nobody can end any more. */
async function endPage(tools: Tools, { id, checkout_id }: Order): Promise<boolean> {
  if (checkout_id === null) return false;
  const gateway = gatewayOf(tools);
  await gateway.endCheckout(checkout_id);
  const state = await gateway.findCheckout(checkout_id);
  if (state?.status === "paid") return true;
  if (state?.status === "expired") await changeOrder(tools, id, { closed_at: tools.now() });
  return false;
}
