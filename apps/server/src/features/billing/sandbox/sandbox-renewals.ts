import { dayMs } from "@citelens/contract/base/days";
import { enqueue } from "#platform/jobs/jobs.ts";
import { eachAlone } from "#platform/sweeps/each-alone.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import {
  changeCustomerRow,
  changeSubscriptionRow,
  endedPeriods,
  ensureInvoice,
  getCustomer,
  listEndedPeriods,
  lockSubscription,
  type SandboxSubscription,
} from "../gateway/sandbox.sql.ts";
import { outcomeOf } from "../gateway/sandbox-cards.rules.ts";
import { periodItems, secretId } from "../gateway/sandbox-gateway.ts";
import { nextEnd, settled, titleOf } from "../store/proration.rules.ts";
import { syncSubscriptionJob } from "../sync/sync-jobs.ts";

/** How long a subscription waits for a card that pays before it ends. */
const graceMs = 14 * dayMs;

/** Lets the sandbox's own time go on where it sells: paid periods follow ended ones, and what was cancelled ends. */
export async function renewSandbox(tools: Tools): Promise<void> {
  if (tools.billing.mode !== "sandbox") return;

  await eachAlone(tools, await listEndedPeriods(tools), {
    sweep: endedPeriods,
    idOf: (id) => id,
    run: (id) => inTransaction(tools, (within) => renewUntilNow(within, id)),
  });
}

async function renewUntilNow(within: Tools, id: string): Promise<void> {
  for (;;) {
    const row = await lockSubscription(within, id);
    if (!row || row.status === "canceled" || row.period_end > within.now()) break;
    if (!(await renewOne(within, row))) break;
  }
  await enqueue(within, syncSubscriptionJob, { subscriptionId: id });
}

/** Resolves to whether another period began. */
async function renewOne(within: Tools, row: SandboxSubscription): Promise<boolean> {
  if (row.cancels_at_period_end) {
    await changeSubscriptionRow(within, row.id, { status: "canceled" });
    return false;
  }
  const { card, balance_cents } = await getCustomer(within, row.customer_id);
  const { items, taxCents, totalCents } = periodItems(row);
  const { dueCents, leftCents } = settled(totalCents, balance_cents);
  if (dueCents > 0 && outcomeOf(card) !== "pays") {
    const isOver = row.period_end.getTime() + graceMs <= within.now().getTime();
    await changeSubscriptionRow(within, row.id, { status: isOver ? "canceled" : "past_due" });
    return false;
  }
  const start = row.period_end;
  await changeCustomerRow(within, row.customer_id, { balance_cents: leftCents });
  await changeSubscriptionRow(within, row.id, {
    status: "active",
    period_start: start,
    period_end: nextEnd(start, row.interval),
  });
  await ensureInvoice(within, {
    id: secretId("in"),
    customer_id: row.customer_id,
    description: titleOf(row),
    items,
    tax_cents: taxCents,
    total_cents: totalCents,
    paid_cents: dueCents,
    created: start,
    idempotency_key: `renewal ${row.id} ${start.toISOString()}`,
  });
  return true;
}
