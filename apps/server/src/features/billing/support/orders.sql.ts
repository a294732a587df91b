import { and, asc, desc, eq, gt } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import type { Order } from "../store/billing.sql.ts";
import { billing_orders } from "../store/billing.tables.ts";

/** One page of an organization's orders, the newest first, and how many there are. */
export async function listOrdersOf(
  { db }: Tools,
  organizationId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly count: number; readonly rows: Order[] }> {
  const ofOrganization = eq(billing_orders.organization_id, organizationId);
  const rows = await db
    .select()
    .from(billing_orders)
    .where(ofOrganization)
    .orderBy(desc(billing_orders.created), desc(billing_orders.id))
    .limit(limit)
    .offset(offset);
  return { count: await db.$count(billing_orders, ofOrganization), rows };
}

const walkedAtOnce = 1000;

/** The organization's orders in the order of their ids, after one of them, for a file of all. */
export function walkOrdersOf({ db }: Tools, organizationId: string, afterId: string): Promise<Order[]> {
  return db
    .select()
    .from(billing_orders)
    .where(and(eq(billing_orders.organization_id, organizationId), gt(billing_orders.id, afterId)))
    .orderBy(asc(billing_orders.id))
    .limit(walkedAtOnce);
}
