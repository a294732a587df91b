import { hourMs, later } from "@citelens/contract/base/days";
import { demoPlan, isSelling, planById } from "@citelens/contract/billing/pricing";
import type { CompedPlan } from "@citelens/contract/platform/admin-organization";
import { planCredits } from "#features/credits/ledger/public.ts";
import { Refusal } from "#platform/refusal.ts";
import { eachAlone } from "#platform/sweeps/each-alone.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import {
  type Account,
  billingSweeps,
  changeAccount,
  ensureAccount,
  listDueComps,
  lockAccount,
  noComp,
} from "../store/billing.sql.ts";
import { isLive } from "../store/subscription.rules.ts";
import { boundWorkspacesOf } from "../subscription/bound-workspaces.ts";
import { nextMonthOf } from "./comp.rules.ts";

/** How long a month's credits outlive it, so that nobody is without any until the sweep has come by. */
const sweptWithinMs = hourMs;

const atOnce = 500;

export interface Comp {
  readonly plan: CompedPlan;
  readonly reason: string;
  readonly until: Date | null;
}

/**
 * Gives a plan without payment, with a month of its credits at once; the same plan again only gets another end and reason.
 * Refused while there is a subscription. In the caller's transaction.
 */
export async function givePlan(within: Tools, organizationId: string, comp: Comp): Promise<void> {
  if (!isSelling(within.billing.mode)) throw new Refusal("BILLING_OFF");
  const account = await holdAccount(within, organizationId);
  if (isLive(account)) throw new Refusal("SUBSCRIBED_ALREADY");

  const { plan, reason: comp_reason, until: comp_until } = comp;
  if (account.comp_plan === plan) {
    await changeAccount(within, organizationId, { comp_reason, comp_until });
    return;
  }
  const since = within.now();
  const given = { comp_plan: plan, comp_reason, comp_until, comp_since: since };
  await beginMonth(within, { ...account, ...given });
}

/** Ends a plan that was given, at once; false when there is none. In the caller's transaction. */
export async function endGivenPlan(within: Tools, organizationId: string): Promise<boolean> {
  const account = await holdAccount(within, organizationId);
  if (account.comp_plan === null) return false;

  await planCredits.renew(within, {
    organizationId,
    key: `comp of ${account.comp_since?.toISOString()} ended`,
    plan: demoPlan.id,
    credits: 0,
    expiresAt: null,
    reason: "The plan that was given has ended",
  });
  await boundWorkspacesOf(within, await changeAccount(within, organizationId, noComp));
  return true;
}

/** Begins the months that are due of plans that were given, and ends those that are over. */
export async function renewComps(tools: Tools): Promise<void> {
  await eachAlone(tools, await listDueComps(tools, atOnce), {
    sweep: billingSweeps.comps,
    idOf: (organizationId) => organizationId,
    run: (organizationId) =>
      inTransaction(tools, async (within) => {
        const account = await lockAccount(within, organizationId);
        const now = within.now();
        if (!account?.comp_plan) return;
        if (account.comp_until !== null && account.comp_until <= now) {
          await endGivenPlan(within, organizationId);
        } else if (account.comp_renews_at !== null && account.comp_renews_at <= now) {
          await beginMonth(within, account);
        }
      }),
  });
}

async function beginMonth(within: Tools, account: Account): Promise<void> {
  const { organization_id: organizationId, comp_plan, comp_reason, comp_until, comp_since } = account;
  if (comp_plan === null || comp_since === null) return;

  const plan = planById(comp_plan);
  const now = within.now();
  const renewsAt = nextMonthOf(comp_since, now);
  const ends = comp_until !== null && comp_until < renewsAt ? comp_until : renewsAt;
  await planCredits.renew(within, {
    organizationId,
    key: `comp ${comp_plan} of ${comp_since.toISOString()} until ${renewsAt.toISOString()}`,
    plan: plan.id,
    credits: plan.credits ?? 0,
    expiresAt: later(ends, sweptWithinMs),
    reason: `${plan.name} plan, given`,
  });
  const changed = await changeAccount(within, organizationId, {
    comp_plan,
    comp_reason,
    comp_until,
    comp_since,
    comp_renews_at: renewsAt,
  });
  await boundWorkspacesOf(within, changed);
}

async function holdAccount(within: Tools, organizationId: string): Promise<Account> {
  await ensureAccount(within, organizationId);
  const account = await lockAccount(within, organizationId);
  if (!account) throw new Refusal("NOT_FOUND");
  return account;
}
