import { isSelling } from "@citelens/contract/billing/pricing";
import type { Tools } from "#platform/tools.ts";
import { listSubscribed } from "../store/billing.sql.ts";
import { planOf } from "../store/subscription.rules.ts";

/** How long an organization's workspaces may keep what was reported to them. */
export interface RetentionLimit {
  readonly days: number;
  /** The name of the plan that says so; null where the installation does. */
  readonly plan: string | null;
}

/** The limit of each of these organizations. */
export async function retentionLimits(
  tools: Tools,
  organizationIds: readonly string[],
): Promise<ReadonlyMap<string, RetentionLimit>> {
  if (!isSelling(tools.billing.mode)) {
    const limit = { days: tools.visitRetentionDays, plan: null };
    return new Map(organizationIds.map((id) => [id, limit]));
  }
  const accounts = await listSubscribed(tools, organizationIds);
  const known = new Map(accounts.map((account) => [account.organization_id, account]));
  return new Map(
    organizationIds.map((id) => {
      const { name, retentionDays } = planOf(known.get(id));
      return [id, { days: retentionDays, plan: name }];
    }),
  );
}
