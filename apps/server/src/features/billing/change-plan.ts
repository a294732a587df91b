import type { InvoiceLine, previewSubscription, updateSubscription } from "@citelens/contract/billing";
import type { Answer, Parsed } from "@citelens/contract/endpoint";
import { planById, planCents } from "@citelens/contract/pricing";
import { audit } from "#platform/audit/audit.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { type Account, ensureAccount } from "./billing.sql.ts";
import type { PlanChange } from "./gateway.ts";
import { gatewayOf } from "./gateway-of.ts";
import { units } from "./money.rules.ts";
import { organizationOf } from "./organization.ts";
import type { Payer } from "./payer.ts";
import type { InvoiceItem } from "./proration.rules.ts";
import { creditsChange, isLive } from "./subscription.rules.ts";
import { syncSubscription } from "./sync-subscription.ts";

type Choice = Pick<Parsed<typeof updateSubscription>["body"], "plan" | "interval">;
type Confirmed = Parsed<typeof updateSubscription>["body"];

/** How long an amount that was shown may be confirmed. */
const previewMs = 3_600_000;

/** What a change would cost now, and what it does to the credits. */
export async function previewChange(
  tools: Tools,
  { organizationId }: Payer,
  choice: Choice,
): Promise<Answer<typeof previewSubscription>> {
  const account = await getSubscribed(tools, organizationId, choice);
  const prorationDate = new Date(Math.floor(tools.now().getTime() / 1000) * 1000);
  const { plan, interval } = choice;
  const preview = await gatewayOf(tools).previewChange({
    subscriptionId: account.subscription_id,
    plan,
    interval,
    prorationDate,
  });
  return {
    plan_name: planById(plan).name,
    plan_amount: units(planCents(plan, interval)),
    currency: preview.currency,
    next_billing_date: preview.nextBilling.toISOString(),
    amount_due_today: units(preview.amountDueCents),
    tax_amount: units(preview.taxCents),
    credits_change: creditsChangeOf(account, { plan, interval, at: prorationDate }),
    proration_date: prorationDate.getTime() / 1000,
    line_items: preview.items.map((item) => lineOf(item, preview.currency)),
  };
}

/**
 * Changes the plan and charges what the preview of that proration date showed; a difference from what was shown changes
 * nothing (PREVIEW_OUTDATED). The same change confirmed twice is charged once.
 */
export async function changePlan(
  tools: Tools,
  payer: Payer,
  confirmed: Confirmed,
): Promise<Answer<typeof updateSubscription>> {
  const { organizationId } = payer;
  const account = await getSubscribed(tools, organizationId, confirmed);
  const change = changeOf(tools, account, confirmed);
  const gateway = gatewayOf(tools);
  if (confirmed.amount_due_today !== undefined) {
    const { amountDueCents } = await gateway.previewChange(change);
    if (amountDueCents !== Math.round(confirmed.amount_due_today * 100))
      throw new Refusal("PREVIEW_OUTDATED");
  }
  const { subscriptionId, plan, interval, prorationDate } = change;
  const invoice = await gateway.changePlan({
    ...change,
    idempotencyKey: `change ${subscriptionId} ${plan} ${interval} ${prorationDate.getTime() / 1000}`,
  });
  await syncSubscription(tools, { subscriptionId, organizationId, at: prorationDate });
  await audit(tools, payer, {
    action: "plan.change-requested",
    workspaceId: payer.workspaceId,
    subjectId: organizationId,
    details: { plan, interval, paid_cents: invoice.amountPaidCents },
  });
  return {
    message: `Your plan is now ${planById(plan).name}, paid ${interval}.`,
    amount_paid: units(invoice.amountPaidCents),
    currency: invoice.currency,
    proration: invoice.items.some(({ type }) => type === "proration"),
    line_items: invoice.items.map((item) => lineOf(item, invoice.currency)),
    hosted_invoice_url: invoice.url ?? null,
    invoice_details: { id: invoice.id, number: invoice.number ?? null },
    organization: await organizationOf(tools, { organizationId, isPayer: true }),
  };
}

type Subscribed = Account & { readonly subscription_id: string };

async function getSubscribed(
  tools: Tools,
  organizationId: string,
  { plan, interval }: Choice,
): Promise<Subscribed> {
  const account = await ensureAccount(tools, organizationId);
  const { subscription_id } = account;
  if (!isLive(account) || subscription_id === null) throw new Refusal("NO_SUBSCRIPTION");
  if (account.plan === plan && account.interval === interval) throw new Refusal("SAME_PLAN");
  return { ...account, subscription_id };
}

function changeOf(
  tools: Tools,
  account: Subscribed,
  { plan, interval, proration_date }: Confirmed,
): PlanChange {
  const nowSeconds = Math.floor(tools.now().getTime() / 1000);
  const atSeconds = proration_date ?? nowSeconds;
  const isOld = atSeconds < nowSeconds - previewMs / 1000 || atSeconds > nowSeconds + 60;
  const isOfAnotherPeriod =
    account.period_start !== null && atSeconds * 1000 < account.period_start.getTime() - 1000;
  if (isOld || isOfAnotherPeriod) throw new Refusal("PREVIEW_OUTDATED");
  return {
    subscriptionId: account.subscription_id,
    plan,
    interval,
    prorationDate: new Date(atSeconds * 1000),
  };
}

function creditsChangeOf(account: Account, change: Choice & { readonly at: Date }): number {
  const { plan, interval, period_start: start, period_end: end } = account;
  return plan && start && end ? creditsChange({ plan, interval, start, end }, change) : 0;
}

function lineOf({ description, amountCents, type }: InvoiceItem, currency: string): InvoiceLine {
  return { description, amount: units(amountCents), currency, type };
}
