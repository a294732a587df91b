import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { newId } from "#platform/ids.ts";
import type { Tools } from "#platform/tools.ts";
import { credit_entries, credit_lots } from "./credits.tables.ts";

export type Lot = typeof credit_lots.$inferSelect;

/** Whoever changes an organization's lots holds this first, so that changes come one after the other. */
export async function lockLedger({ db }: Tools, organizationId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from organizations where id = ${organizationId} for update`);
  return rows.length > 0;
}

export async function listLots({ db }: Tools, organizationIds: readonly string[]): Promise<Lot[]> {
  if (organizationIds.length === 0) return [];
  return db
    .select()
    .from(credit_lots)
    .where(inArray(credit_lots.organization_id, [...organizationIds]))
    .orderBy(asc(credit_lots.created), asc(credit_lots.id));
}

/** Whether a deed of this key is in the ledger already. */
export async function hasEntry({ db }: Tools, organizationId: string, key: string): Promise<boolean> {
  const rows = await db
    .select({ id: credit_entries.id })
    .from(credit_entries)
    .where(and(eq(credit_entries.organization_id, organizationId), eq(credit_entries.key, key)))
    .limit(1);
  return rows.length > 0;
}

export interface Grant {
  readonly organizationId: string;
  readonly kind: Lot["kind"];
  readonly amount: number;
  readonly key: string;
  readonly reason: string;
}

export async function insertLot({ db, now }: Tools, grant: Grant): Promise<void> {
  const { organizationId, kind, amount, key, reason } = grant;
  const lotId = newId();
  const common = { organization_id: organizationId, amount, created: now() };
  await db.insert(credit_lots).values({ ...common, id: lotId, kind, available: amount });
  await db
    .insert(credit_entries)
    .values({ ...common, id: newId(), lot_id: lotId, key, kind: "GRANT", reason });
}

export interface TakeBack {
  readonly lot: Pick<Lot, "id" | "organization_id">;
  /** Above 0, and at most what is available. */
  readonly amount: number;
  readonly key: string;
  readonly reason: string;
}

export async function takeFromLot({ db, now }: Tools, { lot, amount, key, reason }: TakeBack): Promise<void> {
  await db
    .update(credit_lots)
    .set({
      amount: sql`${credit_lots.amount} - ${amount}`,
      available: sql`${credit_lots.available} - ${amount}`,
    })
    .where(eq(credit_lots.id, lot.id));
  await db.insert(credit_entries).values({
    id: newId(),
    organization_id: lot.organization_id,
    lot_id: lot.id,
    key,
    kind: "TAKE_BACK",
    amount: -amount,
    reason,
    created: now(),
  });
}

/** Granted lots of which something is left, the youngest first: what was given last is taken back first. */
export async function listGrantedLots({ db }: Tools, organizationId: string): Promise<Lot[]> {
  const lots = await db
    .select()
    .from(credit_lots)
    .where(
      and(
        eq(credit_lots.organization_id, organizationId),
        eq(credit_lots.kind, "GRANTED"),
        gt(credit_lots.available, 0),
      ),
    )
    .orderBy(asc(credit_lots.created), asc(credit_lots.id));
  return lots.reverse();
}
