import type { LimitOverrides } from "@citelens/contract/platform/admin-organization";
import { enqueue } from "#platform/jobs/jobs.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { endGivenPlan, givePlan } from "../comp/comp.ts";
import { gatewayOf } from "../gateway/gateway-of.ts";
import { type Account, changeAccount, ensureAccount, type Order } from "../store/billing.sql.ts";
import { storedOverrides } from "../store/limit-overrides.rules.ts";
import { isLive, planOf, shownStatus } from "../store/subscription.rules.ts";
import { boundWorkspacesOf, workspacesMax } from "../subscription/bound-workspaces.ts";
import { retentionLimits } from "../subscription/retention-limits.ts";
import { syncSubscription } from "../subscription/sync-subscription.ts";
import { endSubscription, updateCustomerJob } from "../sync/sync-jobs.ts";
import { listOrdersOf, walkOrdersOf } from "./orders.sql.ts";

/** Views and acts of superusers on how an organization pays; one name of the door. */
export const organizationBilling = {
  get: getBilling,
  listOrders: listOrdersOf,
  walkOrders: walkOrdersOf,
  changeLimits,
  givePlan,
  endPlan,
  tellCustomer,
  endWithOrganization,
} as const;

export type OrganizationOrder = Order;

export interface OrganizationBilling {
  readonly account: Account;
  readonly plan: ReturnType<typeof planOf>;
  readonly status: ReturnType<typeof shownStatus>;
  readonly workspacesMax: number | null;
  readonly retentionDays: number;
}

async function getBilling(tools: Tools, organizationId: string): Promise<OrganizationBilling> {
  const account = await ensureAccount(tools, organizationId);
  const retention = (await retentionLimits(tools, [organizationId])).get(organizationId);
  return {
    account,
    plan: planOf(account),
    status: shownStatus(account),
    workspacesMax: workspacesMax(tools, account),
    retentionDays: retention?.days ?? 0,
  };
}

/** In the caller's transaction. */
async function changeLimits(within: Tools, organizationId: string, overrides: LimitOverrides): Promise<void> {
  await ensureAccount(within, organizationId);
  const limit_overrides = storedOverrides(overrides);
  await boundWorkspacesOf(within, await changeAccount(within, organizationId, { limit_overrides }));
}

/** A given plan ends at once, a subscription with the period that is paid. Throws Refusal where there is neither. */
async function endPlan(within: Tools, tools: Tools, organizationId: string): Promise<void> {
  const account = await ensureAccount(tools, organizationId);
  if (account.comp_plan !== null && (await endGivenPlan(within, organizationId))) return;
  // The account is not held meanwhile: bringing it up to date holds it by itself.
  if (!isLive(account) || account.subscription_id === null) throw new Refusal("NO_SUBSCRIPTION");
  if (shownStatus(account) === "pending_cancel") throw new Refusal("ENDING_ALREADY");
  const { subscription_id: subscriptionId } = account;
  await gatewayOf(tools).setCancelAtPeriodEnd(subscriptionId, true);
  await syncSubscription(tools, { subscriptionId, organizationId });
}

/** Has the payment service told whom its invoices go to, where it knows the organization; in the caller's transaction. */
async function tellCustomer(within: Tools, organizationId: string): Promise<void> {
  const { customer_id } = await ensureAccount(within, organizationId);
  if (customer_id !== null) await enqueue(within, updateCustomerJob, { organizationId });
}

/** Nobody is charged any more for a deleted organization, and a plan that was given ends; in the caller's transaction. */
async function endWithOrganization(within: Tools, organizationId: string): Promise<void> {
  const account = await ensureAccount(within, organizationId);
  if (isLive(account)) await enqueue(within, endSubscription, { organizationId });
  if (account.comp_plan !== null) await endGivenPlan(within, organizationId);
}
