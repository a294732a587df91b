import type { Organization, PlanShown } from "@citelens/contract/billing/billing";
import {
  boughtPlans,
  currency,
  extraWorkspaceCents,
  type Plan,
  planCents,
  plans,
  taxPercent,
  yearlyDiscountPercent,
} from "@citelens/contract/billing/pricing";
import { creditsOf } from "#features/credits/public.ts";
import { workspaceList } from "#features/workspaces/list/public.ts";
import type { Tools } from "#platform/tools.ts";
import { billingInfoOf, noBillingInfo } from "./billing-info.ts";
import type { Viewer } from "./payer.ts";
import { ensureAccount } from "./store/billing.sql.ts";
import { units } from "./store/money.rules.ts";
import { shownStatus } from "./store/subscription.rules.ts";
import { workspacesMax } from "./subscription/bound-workspaces.ts";

/** An organization as people of its workspaces see it: who pays is shown to owners alone. */
export async function organizationOf(
  tools: Tools,
  { organizationId, isPayer }: Viewer,
): Promise<Organization> {
  const account = await ensureAccount(tools, organizationId);
  const [credits, counts, ending] = await Promise.all([
    creditsOf(tools, organizationId, { isOwner: isPayer }),
    workspaceList.count(tools, [organizationId]),
    workspaceList.listEnding(tools, organizationId),
  ]);
  const status = shownStatus(account);
  const isOver = status === "none" || status === "canceled";
  return {
    ...credits,
    ...(isPayer ? billingInfoOf(account) : noBillingInfo(account)),
    id: organizationId,
    can_manage_billing: isPayer,
    credit_balance: isPayer ? units(account.balance_cents) : 0,
    subscription_status: status,
    stripe_subscription_id: isPayer ? account.subscription_id : null,
    canceled_at: account.canceled_at?.toISOString() ?? null,
    next_billing_date: isOver ? null : (account.period_end?.toISOString() ?? null),
    current_period_start: isOver ? null : seconds(account.period_start),
    current_period_end: isOver ? null : seconds(account.period_end),
    workspaces_used: counts.get(organizationId) ?? 0,
    workspaces_max: workspacesMax(tools, account),
    ending_workspaces: ending,
  };
}

function seconds(at: Date | null): number | null {
  return at && Math.floor(at.getTime() / 1000);
}

/** The plans with their prices. */
export function plansShown(): {
  readonly currency: string;
  readonly yearly_discount_percent: number;
  readonly tax_percent: number;
  readonly extra_workspace_price: number;
  readonly plans: PlanShown[];
} {
  return {
    currency,
    yearly_discount_percent: yearlyDiscountPercent,
    tax_percent: taxPercent,
    extra_workspace_price: units(extraWorkspaceCents),
    plans: plans.map(planShown),
  };
}

function planShown({ id, name, monthlyCents, credits, workspaces, whiteLabel, limits }: Plan): PlanShown {
  const bought = boughtPlans.find((one) => one === id);
  return {
    id,
    name,
    monthly_price: monthlyCents === null ? null : units(monthlyCents),
    yearly_price: bought ? units(planCents(bought, "yearly")) : monthlyCents,
    credits_per_month: credits,
    workspaces,
    white_label: whiteLabel,
    events_per_second: limits.eventsPerSecond,
    requests_per_minute: limits.requestsPerMinute,
    can_be_bought: bought !== undefined,
  };
}
