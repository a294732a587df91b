import { dayMs, later } from "@citelens/contract/base/days";
import type { Organization } from "@citelens/contract/billing/billing";
import { isSelling } from "@citelens/contract/billing/pricing";
import { workspaceList } from "#features/workspaces/list/public.ts";
import { eachAlone } from "#platform/sweeps/each-alone.ts";
import type { Tools } from "#platform/tools.ts";
import { type Account, billingSweeps, ensureAccount } from "../store/billing.sql.ts";
import { planOf } from "../store/subscription.rules.ts";

/** How long workspaces that the plan does not hold go on. */
const graceMs = 14 * dayMs;

/**
 * Lets organizations have no more active workspaces than their plan holds: the youngest beyond it are scheduled for
 * deactivation, and deactivated two weeks later; those that fit again are let be.
 */
export async function boundWorkspaces(tools: Tools): Promise<void> {
  await eachAlone(tools, await workspaceList.listPayers(tools), {
    sweep: billingSweeps.bounds,
    idOf: (organizationId) => organizationId,
    run: (organizationId) => boundNightly(tools, organizationId),
  });
}

/** Nightly work on one organization. */
export async function boundNightly(tools: Tools, organizationId: string): Promise<void> {
  await boundWorkspacesOf(tools, await ensureAccount(tools, organizationId));
}

/** The same at once with a change of its plan. */
export async function boundWorkspacesOf(tools: Tools, account: Account): Promise<void> {
  await workspaceList.bound(tools, boundOf(tools, account));
}

/** The workspaces that would go if this were the account, and when. */
export function listBeyond(tools: Tools, account: Account): Promise<Organization["ending_workspaces"]> {
  return workspaceList.listBeyond(tools, boundOf(tools, account));
}

/** Null without a bound: where nothing is sold, unless a superuser set one. */
export function workspacesMax({ billing }: Tools, account: Account): number | null {
  const { workspaces: override } = account.limit_overrides;
  if (override !== undefined) return override;
  if (!isSelling(billing.mode)) return null;

  const ofPlan = planOf(account).workspaces;
  return ofPlan === null ? null : ofPlan + account.extra_workspaces;
}

function boundOf(tools: Tools, account: Account): Parameters<typeof workspaceList.bound>[1] {
  return {
    organizationId: account.organization_id,
    max: workspacesMax(tools, account),
    ends: later(tools.now(), graceMs),
  };
}
