import { and, eq, gte, isNotNull, sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { billing_accounts, billing_orders } from "../store/billing.tables.ts";
import type { Subscribers } from "./totals.rules.ts";

/** Counts subscriptions that are paid; one that was canceled is so until it ends. */
export async function countSubscribers({ db }: Tools): Promise<Subscribers[]> {
  const { plan, interval, subscription_id, subscription_status } = billing_accounts;
  const rows = await db
    .select({ plan, interval, count: sql<number>`count(*)::int` })
    .from(billing_accounts)
    .where(and(eq(subscription_status, "active"), isNotNull(subscription_id), isNotNull(plan)))
    .groupBy(plan, interval);
  return rows.flatMap(({ plan, ...row }) => (plan ? { plan, ...row } : []));
}

/** Ids of those organizations that have paid for something since. */
export async function listPaying(
  { db }: Tools,
  { organizationIds, since }: { readonly organizationIds: readonly string[]; readonly since: Date },
): Promise<ReadonlySet<string>> {
  if (organizationIds.length === 0) return new Set();
  const { organization_id, created, fulfilled_at } = billing_orders;
  const rows = await db
    .selectDistinct({ organization_id })
    .from(billing_orders)
    .where(
      and(
        gte(created, since),
        isNotNull(fulfilled_at),
        sql`${organization_id} = any(${sql.param([...organizationIds])}::uuid[])`,
      ),
    );
  return new Set(rows.map((row) => row.organization_id));
}
