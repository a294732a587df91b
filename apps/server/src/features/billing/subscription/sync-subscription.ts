import { isDeepStrictEqual } from "node:util";
import { hourMs, later } from "@citelens/contract/base/days";
import { demoPlan, planById } from "@citelens/contract/billing/pricing";
import { planCredits } from "#features/credits/ledger/public.ts";
import { audit } from "#platform/audit/audit.ts";
import { newId } from "#platform/ids.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { gatewayOf } from "../gateway/gateway-of.ts";
import {
  type Account,
  changeAccount,
  ensureAccount,
  findAccountOfSubscription,
  lockAccount,
  noComp,
} from "../store/billing.sql.ts";
import type { SubscriptionState } from "../store/gateway.ts";
import { creditSteps, paidPeriodOf } from "../store/subscription.rules.ts";
import { boundWorkspacesOf } from "./bound-workspaces.ts";
import { endDoubledJob } from "./end-doubled.ts";

/** How long a period's credits outlive it, so that nobody is without any until its renewal has been reported. */
const heardWithinMs = 3 * hourMs;

export interface Sync {
  readonly subscriptionId: string;
  /** Organization that owns it then; without it only a subscription that we know already is looked after. */
  readonly organizationId?: string;
  /** From when on a changed plan counts; now by default. */
  readonly at?: Date;
}

/** Brings plan, period and credits up to what the payment service says of a subscription. Safe to run at any time. */
export async function syncSubscription(tools: Tools, sync: Sync): Promise<void> {
  const known = await findAccountOfSubscription(tools, sync.subscriptionId);
  const organizationId = known?.organization_id ?? sync.organizationId;
  if (!organizationId) return;

  const before = await ensureAccount(tools, organizationId);
  const gateway = gatewayOf(tools);
  const state = await gateway.findSubscription(sync.subscriptionId);
  if (!state || state.status === "incomplete") return;

  const outcome = await inTransaction(tools, async (within): Promise<Outcome> => {
    const account = await lockAccount(within, organizationId);
    if (!account) return {};
    // The account is not held while the payment service is asked; an answer that is older than the account is not taken.
    if (!isDeepStrictEqual(account, before)) return { isOutdated: true };
    const doubled = await takeOver(within, account, { state, at: sync.at ?? tools.now() });
    if (doubled !== undefined)
      await enqueue(within, endDoubledJob, { organizationId, subscriptionId: doubled });
    return {};
  });
  if (outcome.isOutdated) return syncSubscription(tools, sync);
}

interface Outcome {
  readonly isOutdated?: true;
}

interface News {
  readonly state: SubscriptionState;
  readonly at: Date;
}

/**
 * Gives the account the subscription. Of two active ones the later one stays, in whatever order they are reported: the id
 * of the one that was paid for beside it is returned. One that its owner has ended is none: it goes on to the end of its period.
 */
async function takeOver(within: Tools, account: Account, { state, at }: News): Promise<string | undefined> {
  const other = account.subscription_id === state.id ? null : account.subscription_id;
  if (other !== null && state.status !== "active") return undefined;

  const isOtherActive = other !== null && account.subscription_status === "active";
  if (isOtherActive && startedBefore(state, account)) return state.cancelsAtPeriodEnd ? undefined : state.id;
  const isDoubled = isOtherActive && account.canceled_at === null;

  if (state.status === "active" && state.isPaid) await giveCredits(within, account, { state, at });
  if (state.status === "canceled" && account.subscription_status !== "canceled")
    await endPlan(within, account, state);
  const changed = await changeAccount(within, account.organization_id, changesBy(state, account, at));
  await boundWorkspacesOf(within, changed);
  return isDoubled ? other : undefined;
}

function changesBy(
  state: SubscriptionState,
  account: Account,
  at: Date,
): Parameters<typeof changeAccount>[2] {
  return {
    subscription_id: state.id,
    customer_id: state.customerId,
    subscription_status: state.status === "incomplete" ? account.subscription_status : state.status,
    plan: state.plan,
    interval: state.interval,
    period_start: state.periodStart,
    period_end: state.periodEnd,
    canceled_at: state.cancelsAtPeriodEnd ? (state.canceledAt ?? at) : null,
    balance_cents: state.balanceCents,
    ...(state.status === "active" && noComp), // what is paid for takes the place of what was given
  };
}

/** Order of starts: of two that began in the same second, which is all that a payment service tells, it is always the same one. */
function startedBefore(state: SubscriptionState, account: Account): boolean {
  if (account.period_start === null) return false;
  const ahead = state.periodStart.getTime() - account.period_start.getTime();
  return ahead === 0 ? state.id < (account.subscription_id ?? "") : ahead < 0;
}

/** A new period brings its credits once; a plan that changed within its period brings the difference. */
async function giveCredits(within: Tools, account: Account, { state, at }: News): Promise<void> {
  const organizationId = account.organization_id;
  const plan = planById(state.plan);
  const common = {
    organizationId,
    plan: plan.id,
    expiresAt: later(state.periodEnd, heardWithinMs),
  };
  const { plan: id, interval, periodStart: start, periodEnd: end } = state;
  const before = account.subscription_id === state.id ? paidPeriodOf(account) : undefined;
  const { difference, grant } = creditSteps(before, { plan: id, interval, start, end }, at);
  if (difference !== undefined) {
    await planCredits.change(within, {
      ...common,
      key: `change ${newId()}`, // the account's row is held, so the same change is not seen twice
      difference,
      reason: `Change to the ${plan.name} plan`,
    });
    const details = { plan: state.plan, interval: state.interval };
    await audit(
      within,
      { userId: undefined },
      { action: "plan.changed", subjectId: organizationId, details },
    );
  }
  if (grant === undefined) return;

  // Another interval can begin in the very second in which the period before it began.
  const isSameSecond = before?.start.getTime() === start.getTime();
  await planCredits.renew(within, {
    ...common,
    key: `period ${state.id} ${start.toISOString()}${isSameSecond ? ` ${interval}` : ""}`,
    credits: grant,
    reason: `${plan.name} plan`,
  });
}

async function endPlan(within: Tools, account: Account, state: SubscriptionState): Promise<void> {
  const organizationId = account.organization_id;
  await planCredits.renew(within, {
    organizationId,
    key: `end ${state.id}`,
    plan: demoPlan.id,
    credits: 0,
    expiresAt: null,
    reason: "The subscription has ended",
  });
  await audit(within, { userId: undefined }, { action: "subscription.ended", subjectId: organizationId });
}
