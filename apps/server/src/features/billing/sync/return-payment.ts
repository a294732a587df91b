import { creditPurchases } from "#features/credits/ledger/public.ts";
import { audit } from "#platform/audit/audit.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { gatewayOf } from "../gateway/gateway-of.ts";
import { addExtraWorkspaces, changeOrder, findOrderOfPayment, lockOrder } from "../store/billing.sql.ts";
import { purchaseKey } from "../store/money.rules.ts";

/** Takes back what was bought with money that has gone back since, in proportion; asked again it takes no more. */
export async function returnPayment(tools: Tools, paymentId: string): Promise<void> {
  const found = await findOrderOfPayment(tools, paymentId);
  if (!found) return;

  const returnedCents = await gatewayOf(tools).findReturned(paymentId);
  await inTransaction(tools, async (within) => {
    const order = await lockOrder(within, found.id);
    if (!order?.paid_cents) return;

    const part = Math.min(1, returnedCents / order.paid_cents);
    const bought = order.kind === "credits" ? (order.credits ?? 0) : 1;
    const returned = order.kind === "credits" ? Math.round(bought * part) : Math.floor(part);
    const more = returned - order.returned;
    if (more <= 0 || order.kind === "subscription") return;

    await changeOrder(within, order.id, { returned });
    if (order.kind === "workspace") await addExtraWorkspaces(within, order.organization_id, -1);
    if (order.kind === "credits") {
      await creditPurchases.takeBack(within, {
        organizationId: order.organization_id,
        purchaseKey: purchaseKey(order.id),
        key: `returned ${paymentId} up to ${returned}`,
        credits: more,
        reason: "The money went back",
      });
    }
    await audit(
      within,
      { userId: undefined },
      {
        action: "payment.returned",
        subjectId: order.organization_id,
        details: { kind: order.kind, returned_cents: returnedCents, taken: more },
      },
    );
  });
}
