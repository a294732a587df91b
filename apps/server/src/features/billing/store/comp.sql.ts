import { and, asc, isNotNull, lte, or } from "drizzle-orm";
import { isTryable } from "#platform/sweeps/failed-items.sql.ts";
import type { Tools } from "#platform/tools.ts";
import { billingSweeps } from "./billing.sql.ts";
import { billing_accounts } from "./billing.tables.ts";

/** An account without a plan that was given. */
export const noComp = {
  comp_plan: null,
  comp_reason: null,
  comp_since: null,
  comp_until: null,
  comp_renews_at: null,
} as const;

/** Organizations whose given plan is over or begins another month, those that wait longest first. */
export async function listDueComps(tools: Tools, limit: number): Promise<string[]> {
  const now = tools.now();
  const rows = await tools.db
    .select({ id: billing_accounts.organization_id })
    .from(billing_accounts)
    .where(
      and(
        isNotNull(billing_accounts.comp_plan),
        or(lte(billing_accounts.comp_renews_at, now), lte(billing_accounts.comp_until, now)),
        isTryable(tools, billingSweeps.comps, billing_accounts.organization_id),
      ),
    )
    .orderBy(asc(billing_accounts.comp_renews_at))
    .limit(limit);
  return rows.map(({ id }) => id);
}
