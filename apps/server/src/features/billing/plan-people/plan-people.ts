import { type CompedPlan, compedPlans } from "@citelens/contract/platform/admin-organization";
import { organizationList } from "#features/organizations/public.ts";
import { workspacePeople } from "#features/workspaces/people/public.ts";
import type { Tools } from "#platform/tools.ts";
import { planOf } from "../store/subscription.rules.ts";
import { listNear, listPlanned, type PlannedOrganization } from "./plan-people.sql.ts";

/** People by the plans, bought or given, of the organizations that they own or work for; the demo's is none. */
export const planPeople = { plansOf, count } as const;

/** The plans of each of these accounts; one without any is left out. */
async function plansOf(
  tools: Tools,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<CompedPlan>>> {
  const [worked, owned] = await Promise.all([
    workspacePeople.payersOf(tools, userIds),
    organizationList.findOwned(tools, userIds),
  ]);
  const belonging = [
    ...worked,
    ...owned.map(({ id, owner_id }) => ({ userId: owner_id, organizationId: id })),
  ];
  const planned = await listPlanned(tools, [...new Set(belonging.map((one) => one.organizationId))]);
  const planByOrganization = new Map(planned.map((one) => [one.organization_id, countingPlan(one)]));
  const plans = new Map<string, Set<CompedPlan>>();
  for (const { userId, organizationId } of belonging) {
    const plan = planByOrganization.get(organizationId);
    if (plan) plans.set(userId, (plans.get(userId) ?? new Set()).add(plan));
  }
  return plans;
}

/** How many people there are of these plans. */
async function count(tools: Tools, plans: readonly CompedPlan[]): Promise<number> {
  const near = await listNear(tools, plans);
  const ids = near
    .filter((one) => plans.some((plan) => plan === countingPlan(one)))
    .map(({ organization_id }) => organization_id);
  const organizations = await organizationList.find(tools, ids);
  const living = organizations.filter(({ deleted_at }) => deleted_at === null);
  return workspacePeople.count(tools, {
    organizationIds: living.map(({ id }) => id),
    ownerIds: living.map(({ owner_id }) => owner_id),
  });
}

function countingPlan(organization: PlannedOrganization): CompedPlan | undefined {
  return compedPlans.find((plan) => plan === planOf(organization).id);
}
