import type { CompedPlan } from "@citelens/contract/platform/admin-organization";
import { inArray, or, type SQL, sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { billing_accounts } from "../store/billing.tables.ts";
import type { PlannedAccount } from "../store/subscription.rules.ts";

const { organization_id, subscription_id, subscription_status, plan, comp_plan, canceled_at } =
  billing_accounts;

/** Facts that tell the plan of an organization. */
export interface PlannedOrganization extends PlannedAccount {
  readonly organization_id: string;
}

/** How these organizations stand; one that was never asked to pay is left out. */
export async function listPlanned(
  tools: Tools,
  organizationIds: readonly string[],
): Promise<PlannedOrganization[]> {
  if (organizationIds.length === 0) return [];
  return list(tools, sql`${organization_id} = any(${sql.param([...organizationIds])}::uuid[])`);
}

/** Organizations that bought one of these plans or were given it, whether or not it counts now. */
export function listNear(tools: Tools, plans: readonly CompedPlan[]): Promise<PlannedOrganization[]> {
  const bought = plans.filter((one) => one !== "enterprise");
  return list(tools, or(inArray(plan, bought), inArray(comp_plan, [...plans])));
}

function list({ db }: Tools, where: SQL | undefined): Promise<PlannedOrganization[]> {
  return db
    .select({ organization_id, subscription_id, subscription_status, plan, comp_plan, canceled_at })
    .from(billing_accounts)
    .where(where);
}
