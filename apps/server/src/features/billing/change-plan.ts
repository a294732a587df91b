import { hourMs } from "@citelens/contract/base/days";
import type { Answer, ParsedInput } from "@citelens/contract/base/endpoint";
import type {
  InvoiceLine,
  previewSubscription,
  updateSubscription,
} from "@citelens/contract/billing/billing";
import { planById, planCents } from "@citelens/contract/billing/pricing";
import { type CreditPreview, planCredits } from "#features/credits/ledger/public.ts";
import { audit } from "#platform/audit/audit.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { gatewayOf } from "./gateway/gateway-of.ts";
import { organizationOf } from "./organization.ts";
import type { Payer } from "./payer.ts";
import { type Account, ensureAccount } from "./store/billing.sql.ts";
import type { ChangePreview, PlanChange } from "./store/gateway.ts";
import { units } from "./store/money.rules.ts";
import { type InvoiceItem, titleOf, withBalance } from "./store/proration.rules.ts";
import { type CreditSteps, creditSteps, isLive, paidPeriodOf } from "./store/subscription.rules.ts";
import { listBeyond } from "./subscription/bound-workspaces.ts";
import { syncSubscription } from "./subscription/sync-subscription.ts";

type PlanChoice = Pick<ParsedInput<typeof updateSubscription>["body"], "plan" | "interval">;
type PlanConfirmation = ParsedInput<typeof updateSubscription>["body"];

/** How long an amount that was shown may be confirmed. */
const previewMs = hourMs;

/** Cost of a change now, and what it would do to the credits and the workspaces. */
export async function previewChange(
  tools: Tools,
  { organizationId }: Payer,
  choice: PlanChoice,
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
  const steps = stepsOf(account, { choice, preview, at: prorationDate });
  const credits = await planCredits.preview(tools, { organizationId, steps });
  return {
    plan_name: planById(plan).name,
    plan_amount: units(planCents(plan, interval)),
    currency: preview.currency,
    next_billing_date: preview.nextBilling.toISOString(),
    amount_due_today: units(preview.amountDueCents),
    tax_amount: units(preview.taxCents),
    credits_before: credits.before,
    credits_after: credits.after,
    credits_change: credits.after - credits.before,
    credit_lines: creditLines(credits, { account, choice }),
    credit_balance: units(preview.balanceCents),
    ending_workspaces: await listBeyond(tools, { ...account, plan }),
    proration_date: prorationDate.getTime() / 1000,
    line_items: linesOf(preview.items, { dueCents: preview.amountDueCents, currency: preview.currency }),
  };
}

interface ShownChange {
  readonly choice: PlanChoice;
  readonly preview: ChangePreview;
  readonly at: Date;
}

/** Effect of the subscription on the credits once the change is made; a period that is not paid brings none. */
function stepsOf(account: Account, { choice, preview, at }: ShownChange): CreditSteps {
  const before = paidPeriodOf(account);
  const isNewPeriod = preview.periodStart.getTime() !== account.period_start?.getTime();
  if (!before && !isNewPeriod) return { difference: undefined, grant: undefined };

  const { plan, interval } = choice;
  return creditSteps(before, { plan, interval, start: preview.periodStart, end: preview.nextBilling }, at);
}

function creditLines(
  { difference, leftOver, grant }: CreditPreview,
  { account, choice }: { readonly account: Account; readonly choice: PlanChoice },
): { description: string; credits: number }[] {
  const before = account.plan ? titleOf({ plan: account.plan, interval: account.interval }) : "Last period";
  const isSameInterval = choice.interval === account.interval;
  const lines = [
    {
      description: isSameInterval
        ? `Rest of this period on the ${titleOf(choice)}`
        : `Unused time on ${before}`,
      credits: difference,
    },
    { description: "Left over from the period that ends", credits: -leftOver },
    { description: titleOf(choice), credits: grant },
  ];
  return lines.filter(({ credits }) => credits !== 0);
}

/**
 * Changes the plan and charges what the preview of that proration date showed; a difference from what was shown changes
 * nothing (PREVIEW_OUTDATED). The same change confirmed twice is charged once.
 */
export async function changePlan(
  tools: Tools,
  payer: Payer,
  confirmed: PlanConfirmation,
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
    line_items: linesOf(invoice.items, { dueCents: invoice.amountPaidCents, currency: invoice.currency }),
    hosted_invoice_url: invoice.url ?? null,
    invoice_details: { id: invoice.id, number: invoice.number ?? null },
    organization: await organizationOf(tools, { organizationId, isPayer: true }),
  };
}

type SubscribedAccount = Account & { readonly subscription_id: string };

async function getSubscribed(
  tools: Tools,
  organizationId: string,
  { plan, interval }: PlanChoice,
): Promise<SubscribedAccount> {
  const account = await ensureAccount(tools, organizationId);
  const { subscription_id } = account;
  if (!isLive(account) || subscription_id === null) throw new Refusal("NO_SUBSCRIPTION");
  if (account.plan === plan && account.interval === interval) throw new Refusal("SAME_PLAN");
  return { ...account, subscription_id };
}

function changeOf(
  tools: Tools,
  account: SubscribedAccount,
  { plan, interval, proration_date }: PlanConfirmation,
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

interface DueAmount {
  readonly dueCents: number;
  readonly currency: string;
}

/** As people read them: what they come to is what is due. */
function linesOf(items: readonly InvoiceItem[], { dueCents, currency }: DueAmount): InvoiceLine[] {
  return withBalance(items, dueCents).map(({ description, amountCents, type }) => ({
    description,
    amount: units(amountCents),
    currency,
    type,
  }));
}
