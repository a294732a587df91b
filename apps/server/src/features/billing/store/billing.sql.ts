import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import { isTryable } from "#platform/sweeps/failed-items.sql.ts";
import type { Tools } from "#platform/tools.ts";
import { billing_accounts, billing_events, billing_orders } from "./billing.tables.ts";

/** Names that the sweeps of this room go by. */
export const billingSweeps = {
  orders: "billing.reconcile-orders",
  subscriptions: "billing.reconcile-subscriptions",
  checkouts: "billing.reconcile-checkouts",
  vat: "billing.recheck-vat",
  bounds: "billing.bound-workspaces",
  comps: "billing.renew-comps",
} as const;

export type Account = typeof billing_accounts.$inferSelect;
export type AccountChanges = Partial<Omit<Account, "organization_id">>;
export type Order = typeof billing_orders.$inferSelect;

/** The organization's account, made now if there is none. */
export async function ensureAccount({ db, now }: Tools, organizationId: string): Promise<Account> {
  const [found] = await db
    .select()
    .from(billing_accounts)
    .where(eq(billing_accounts.organization_id, organizationId));
  if (found) return found;

  const [made] = await db
    .insert(billing_accounts)
    .values({ organization_id: organizationId, updated: now() })
    .onConflictDoUpdate({
      target: billing_accounts.organization_id,
      set: { organization_id: organizationId },
    })
    .returning();
  if (!made) throw new Error("An upsert returned no row");
  return made;
}

/** Holds the account for the rest of the transaction. */
export async function lockAccount({ db }: Tools, organizationId: string): Promise<Account | undefined> {
  const [row] = await db
    .select()
    .from(billing_accounts)
    .where(eq(billing_accounts.organization_id, organizationId))
    .for("update");
  return row;
}

export async function changeAccount(
  { db, now }: Tools,
  organizationId: string,
  changes: AccountChanges,
): Promise<Account> {
  const [row] = await db
    .update(billing_accounts)
    .set({ ...changes, updated: now() })
    .where(eq(billing_accounts.organization_id, organizationId))
    .returning();
  if (!row) throw new Error("An account vanished between two statements");
  return row;
}

/** The customer of the account; of two that were made at once the first one stays. */
export async function saveCustomer(
  { db }: Tools,
  organizationId: string,
  customerId: string,
): Promise<string> {
  const [row] = await db
    .update(billing_accounts)
    .set({ customer_id: sql`coalesce(${billing_accounts.customer_id}, ${customerId})` })
    .where(eq(billing_accounts.organization_id, organizationId))
    .returning({ id: billing_accounts.customer_id });
  if (!row?.id) throw new Error("An account vanished between two statements");
  return row.id;
}

export async function addExtraWorkspaces({ db }: Tools, organizationId: string, by: number): Promise<void> {
  await db
    .update(billing_accounts)
    .set({ extra_workspaces: sql`${billing_accounts.extra_workspaces} + ${by}` })
    .where(eq(billing_accounts.organization_id, organizationId));
}

const subscribed = {
  organization_id: billing_accounts.organization_id,
  subscription_id: billing_accounts.subscription_id,
  subscription_status: billing_accounts.subscription_status,
  canceled_at: billing_accounts.canceled_at,
  plan: billing_accounts.plan,
  comp_plan: billing_accounts.comp_plan,
  limit_overrides: billing_accounts.limit_overrides,
};
type SubscribedRow = Pick<Account, keyof typeof subscribed>;

/** Plans that these organizations have; without an account of theirs, none. */
export async function listSubscribed(
  { db }: Pick<Tools, "db">,
  organizationIds: readonly string[],
): Promise<SubscribedRow[]> {
  if (organizationIds.length === 0) return [];
  return db
    .select(subscribed)
    .from(billing_accounts)
    .where(inArray(billing_accounts.organization_id, [...organizationIds]));
}

export async function findAccountOfSubscription(
  { db }: Tools,
  subscriptionId: string,
): Promise<Account | undefined> {
  const [row] = await db
    .select()
    .from(billing_accounts)
    .where(eq(billing_accounts.subscription_id, subscriptionId));
  return row;
}

/** Subscriptions whose period is over, or about which somebody should ask again. */
export async function listDueSubscriptions(tools: Tools, limit: number): Promise<string[]> {
  const rows = await tools.db
    .select({ id: billing_accounts.subscription_id })
    .from(billing_accounts)
    .where(
      and(
        isNotNull(billing_accounts.subscription_id),
        or(
          lte(billing_accounts.period_end, tools.now()),
          eq(billing_accounts.subscription_status, "past_due"),
        ),
        sql`${billing_accounts.subscription_status} <> 'canceled'`,
        isTryable(tools, billingSweeps.subscriptions, billing_accounts.subscription_id),
      ),
    )
    .orderBy(asc(billing_accounts.period_end))
    .limit(limit);
  return rows.flatMap(({ id }) => id ?? []);
}

export async function insertOrder({ db }: Tools, order: typeof billing_orders.$inferInsert): Promise<void> {
  await db.insert(billing_orders).values(order);
}

export async function changeOrder(
  { db }: Tools,
  orderId: string,
  changes: Partial<
    Pick<Order, "checkout_id" | "payment_id" | "paid_cents" | "returned" | "fulfilled_at" | "closed_at">
  >,
): Promise<void> {
  await db.update(billing_orders).set(changes).where(eq(billing_orders.id, orderId));
}

export async function findOrderOfCheckout({ db }: Tools, checkoutId: string): Promise<Order | undefined> {
  const [row] = await db.select().from(billing_orders).where(eq(billing_orders.checkout_id, checkoutId));
  return row;
}

export async function findOrderOfPayment({ db }: Tools, paymentId: string): Promise<Order | undefined> {
  const [row] = await db.select().from(billing_orders).where(eq(billing_orders.payment_id, paymentId));
  return row;
}

/** The newest first. */
export function listOrders({ db }: Tools, organizationId: string): Promise<Order[]> {
  return db
    .select()
    .from(billing_orders)
    .where(eq(billing_orders.organization_id, organizationId))
    .orderBy(desc(billing_orders.created));
}

/** Holds the order for the rest of the transaction. */
export async function lockOrder({ db }: Tools, orderId: string): Promise<Order | undefined> {
  const [row] = await db.select().from(billing_orders).where(eq(billing_orders.id, orderId)).for("update");
  return row;
}

/** Orders that may have been paid without our knowing. */
export function listOpenOrders(tools: Tools, since: Date, limit: number): Promise<Order[]> {
  return tools.db
    .select()
    .from(billing_orders)
    .where(
      and(
        gte(billing_orders.created, since),
        isNotNull(billing_orders.checkout_id),
        isNull(billing_orders.fulfilled_at),
        isNull(billing_orders.closed_at),
        isTryable(tools, billingSweeps.orders, billing_orders.id),
      ),
    )
    .orderBy(asc(billing_orders.created))
    .limit(limit);
}

/** Plans that were ordered and neither paid for nor given up; a page is open for each that has one. */
export function listOpenPlanOrders({ db }: Tools, organizationId: string): Promise<Order[]> {
  return db
    .select()
    .from(billing_orders)
    .where(
      and(
        eq(billing_orders.organization_id, organizationId),
        eq(billing_orders.kind, "subscription"),
        isNull(billing_orders.fulfilled_at),
        isNull(billing_orders.closed_at),
      ),
    )
    .orderBy(asc(billing_orders.id));
}

/** Whether this is the first time that an event of this id is dealt with. */
export async function recordEvent({ db, now }: Tools, id: string): Promise<boolean> {
  const rows = await db
    .insert(billing_events)
    .values({ id, received: now() })
    .onConflictDoNothing()
    .returning({ id: billing_events.id });
  return rows.length > 0;
}

export async function forgetEvents({ db }: Tools, before: Date): Promise<void> {
  await db.delete(billing_events).where(lt(billing_events.received, before));
}

/** VAT numbers of which the tax office has not said anything yet. */
export function listUncheckedVat(tools: Tools, limit: number): Promise<Account[]> {
  return tools.db
    .select()
    .from(billing_accounts)
    .where(
      and(
        or(eq(billing_accounts.vat_state, "unverified"), eq(billing_accounts.vat_state, "unavailable")),
        isTryable(tools, billingSweeps.vat, billing_accounts.organization_id),
      ),
    )
    .orderBy(sql`random()`) // numbers of a country whose service is away for days delay nobody else
    .limit(limit);
}

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
