import { desc, eq, inArray, or, sql } from "drizzle-orm";
import { findBest, type Match } from "#platform/text-search/best.sql.ts";
import type { Tools } from "#platform/tools.ts";
import { billing_accounts, billing_orders } from "../store/billing.tables.ts";

const order = {
  id: billing_orders.id,
  organization_id: billing_orders.organization_id,
  kind: billing_orders.kind,
  amount_cents: billing_orders.amount_cents,
  currency: billing_orders.currency,
  checkout_id: billing_orders.checkout_id,
  payment_id: billing_orders.payment_id,
};
export type FoundOrder = Readonly<Pick<typeof billing_orders.$inferSelect, keyof typeof order>>;

/** Orders by what the gateway calls their page or their payment, or by their id. */
export function findOrders(
  { db }: Tools,
  by: { readonly reference: string } | { readonly id: string },
  limit: number,
): Promise<FoundOrder[]> {
  return db
    .select(order)
    .from(billing_orders)
    .where(
      "id" in by
        ? eq(billing_orders.id, by.id)
        : or(eq(billing_orders.payment_id, by.reference), eq(billing_orders.checkout_id, by.reference)),
    )
    .orderBy(desc(billing_orders.created), desc(billing_orders.id))
    .limit(limit);
}

/** The organizations whose name on invoices matches best. */
export function findBestPayers(tools: Tools, search: Parameters<typeof findBest>[2]): Promise<Match[]> {
  return findBest(
    tools,
    {
      from: sql`${billing_accounts}`,
      id: sql`${billing_accounts.organization_id}`,
      // A column that the database makes of the name; its index leaves out empty ones.
      text: sql.raw("search_text"),
      where: sql`${billing_accounts.name} <> ''`,
    },
    search,
  );
}

/** The organizations that the gateway knows by this id, as a customer or as a subscriber. */
export async function findPayersBy({ db }: Tools, reference: string): Promise<string[]> {
  const rows = await db
    .select({ id: billing_accounts.organization_id })
    .from(billing_accounts)
    .where(or(eq(billing_accounts.customer_id, reference), eq(billing_accounts.subscription_id, reference)));
  return rows.map(({ id }) => id);
}

/** Names on the invoices of these organizations. */
export async function findPayerNames(
  { db }: Tools,
  organizationIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (organizationIds.length === 0) return new Map();
  const rows = await db
    .select({ id: billing_accounts.organization_id, name: billing_accounts.name })
    .from(billing_accounts)
    .where(inArray(billing_accounts.organization_id, [...organizationIds]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
