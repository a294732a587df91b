import { and, asc, desc, eq, gt, gte, isNull, lte, ne, sql } from "drizzle-orm";
import { isTryable } from "#platform/sweeps/failed-items.sql.ts";
import type { Tools } from "#platform/tools.ts";
import {
  sandbox_checkouts,
  sandbox_customers,
  sandbox_invoices,
  sandbox_portals,
  sandbox_subscriptions,
} from "./sandbox.tables.ts";

export type SandboxCustomer = typeof sandbox_customers.$inferSelect;
export type SandboxCheckoutRow = typeof sandbox_checkouts.$inferSelect;
export type SandboxSubscription = typeof sandbox_subscriptions.$inferSelect;
export type SandboxInvoiceRow = typeof sandbox_invoices.$inferSelect;
/** Whether a page has been paid, can be, or no longer can. */
export function checkoutStatus(
  { paid_at, expires_at }: SandboxCheckoutRow,
  now: Date,
): "paid" | "open" | "expired" {
  if (paid_at) return "paid";
  return expires_at <= now ? "expired" : "open";
}

type Part<T> = Partial<Omit<T, "id">>;

/** The organization's customer; a second one is never made. */
export async function ensureCustomerRow(
  { db }: Tools,
  row: typeof sandbox_customers.$inferInsert,
): Promise<string> {
  const [made] = await db
    .insert(sandbox_customers)
    .values(row)
    .onConflictDoUpdate({
      target: sandbox_customers.organization_id,
      set: { organization_id: row.organization_id },
    })
    .returning({ id: sandbox_customers.id });
  if (!made) throw new Error("An upsert returned no row");
  return made.id;
}

export async function changeCustomerRow(
  { db }: Tools,
  id: string,
  changes: Part<SandboxCustomer>,
): Promise<void> {
  await db.update(sandbox_customers).set(changes).where(eq(sandbox_customers.id, id));
}

export async function getCustomer({ db }: Tools, id: string): Promise<SandboxCustomer> {
  const [row] = await db.select().from(sandbox_customers).where(eq(sandbox_customers.id, id));
  if (!row) throw new Error(`The sandbox has no customer ${id}`);
  return row;
}

/** The same order opens the same page, however often it is asked. */
export async function ensureCheckoutRow(
  { db }: Tools,
  row: typeof sandbox_checkouts.$inferInsert,
): Promise<SandboxCheckoutRow> {
  const [made] = await db
    .insert(sandbox_checkouts)
    .values(row)
    .onConflictDoUpdate({ target: sandbox_checkouts.order_id, set: { order_id: row.order_id } })
    .returning();
  if (!made) throw new Error("An upsert returned no row");
  return made;
}

export async function findCheckoutRow({ db }: Tools, id: string): Promise<SandboxCheckoutRow | undefined> {
  const [row] = await db.select().from(sandbox_checkouts).where(eq(sandbox_checkouts.id, id));
  return row;
}

export function listCheckoutRows({ db }: Tools, since: Date): Promise<SandboxCheckoutRow[]> {
  return db
    .select()
    .from(sandbox_checkouts)
    .where(gte(sandbox_checkouts.created, since))
    .orderBy(asc(sandbox_checkouts.created))
    .limit(1_000);
}

/** Notes the payment of a page that nobody has paid yet, so that of two clicks one pays. */
export async function payIfOpen(
  { db }: Tools,
  id: string,
  paid: Required<Pick<SandboxCheckoutRow, "paid_at" | "payment_id" | "subscription_id">>,
): Promise<boolean> {
  const rows = await db
    .update(sandbox_checkouts)
    .set(paid)
    .where(
      and(
        eq(sandbox_checkouts.id, id),
        isNull(sandbox_checkouts.paid_at),
        gt(sandbox_checkouts.expires_at, paid.paid_at ?? new Date(0)),
      ),
    )
    .returning({ id: sandbox_checkouts.id });
  return rows.length > 0;
}

/** Ends a page that nobody has paid. */
export async function endCheckoutRow({ db }: Tools, id: string, now: Date): Promise<void> {
  await db
    .update(sandbox_checkouts)
    .set({ expires_at: now })
    .where(
      and(
        eq(sandbox_checkouts.id, id),
        isNull(sandbox_checkouts.paid_at),
        gt(sandbox_checkouts.expires_at, now),
      ),
    );
}

export async function insertSubscription({ db }: Tools, row: SandboxSubscription): Promise<void> {
  await db.insert(sandbox_subscriptions).values(row);
}

export async function findSubscriptionRow(
  { db }: Tools,
  id: string,
): Promise<SandboxSubscription | undefined> {
  const [row] = await db.select().from(sandbox_subscriptions).where(eq(sandbox_subscriptions.id, id));
  return row;
}

/** Holds the subscription for the rest of the transaction. */
export async function lockSubscription({ db }: Tools, id: string): Promise<SandboxSubscription | undefined> {
  const [row] = await db
    .select()
    .from(sandbox_subscriptions)
    .where(eq(sandbox_subscriptions.id, id))
    .for("update");
  return row;
}

/** The customer's subscription that has not ended. */
export async function findLiveSubscription(
  { db }: Tools,
  customerId: string,
): Promise<SandboxSubscription | undefined> {
  const [row] = await db
    .select()
    .from(sandbox_subscriptions)
    .where(
      and(eq(sandbox_subscriptions.customer_id, customerId), ne(sandbox_subscriptions.status, "canceled")),
    )
    .orderBy(desc(sandbox_subscriptions.period_start))
    .limit(1);
  return row;
}

export async function changeSubscriptionRow(
  { db }: Tools,
  id: string,
  changes: Part<SandboxSubscription>,
): Promise<SandboxSubscription> {
  const [row] = await db
    .update(sandbox_subscriptions)
    .set(changes)
    .where(eq(sandbox_subscriptions.id, id))
    .returning();
  if (!row) throw new Error(`The sandbox has no subscription ${id}`);
  return row;
}

/** The sweep that lets paid periods of the sandbox follow ended ones. */
export const endedPeriods = "billing.renew-sandbox";

/** Subscriptions whose period is over. */
export async function listEndedPeriods(tools: Tools): Promise<string[]> {
  const rows = await tools.db
    .select({ id: sandbox_subscriptions.id })
    .from(sandbox_subscriptions)
    .where(
      and(
        lte(sandbox_subscriptions.period_end, tools.now()),
        ne(sandbox_subscriptions.status, "canceled"),
        isTryable(tools, endedPeriods, sandbox_subscriptions.id),
      ),
    )
    .orderBy(asc(sandbox_subscriptions.period_end))
    .limit(500);
  return rows.map(({ id }) => id);
}

type NewInvoice = Omit<typeof sandbox_invoices.$inferInsert, "number">;

/** The invoice of an action; a second one for the same action is the first one. */
export async function ensureInvoice({ db }: Tools, invoice: NewInvoice): Promise<SandboxInvoiceRow> {
  const number = sql`'SBX-' || lpad((select count(*) + 1 from ${sandbox_invoices})::text, 6, '0')`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('sandbox invoice number'))`);
  const [made] = await db
    .insert(sandbox_invoices)
    .values({ ...invoice, number })
    .onConflictDoUpdate({
      target: sandbox_invoices.idempotency_key,
      set: { idempotency_key: invoice.idempotency_key },
    })
    .returning();
  if (!made) throw new Error("An upsert returned no row");
  return made;
}

export async function findInvoiceByKey(
  { db }: Tools,
  idempotencyKey: string,
): Promise<SandboxInvoiceRow | undefined> {
  const [row] = await db
    .select()
    .from(sandbox_invoices)
    .where(eq(sandbox_invoices.idempotency_key, idempotencyKey));
  return row;
}

export async function findInvoice({ db }: Tools, id: string): Promise<SandboxInvoiceRow | undefined> {
  const [row] = await db.select().from(sandbox_invoices).where(eq(sandbox_invoices.id, id));
  return row;
}

export function listInvoiceRows({ db }: Tools, customerId: string): Promise<SandboxInvoiceRow[]> {
  return db
    .select()
    .from(sandbox_invoices)
    .where(eq(sandbox_invoices.customer_id, customerId))
    .orderBy(desc(sandbox_invoices.created), desc(sandbox_invoices.number))
    .limit(24);
}

export async function insertPortal({ db }: Tools, row: typeof sandbox_portals.$inferInsert): Promise<void> {
  await db.insert(sandbox_portals).values(row);
}

export async function findPortal(
  { db }: Tools,
  id: string,
): Promise<typeof sandbox_portals.$inferSelect | undefined> {
  const [row] = await db.select().from(sandbox_portals).where(eq(sandbox_portals.id, id));
  return row;
}
