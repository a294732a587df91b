import { and, asc, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import { newId } from "#platform/ids.ts";
import { isTryable } from "#platform/sweeps/failed-items.sql.ts";
import type { Tools } from "#platform/tools.ts";
import { credit_entries, credit_lots, free_credits, free_credits_salt } from "./credits.tables.ts";

export type Lot = typeof credit_lots.$inferSelect;
export type EntryKind = (typeof credit_entries.$inferSelect)["kind"];

/** Holds an organization for whoever changes its lots, one after the other; rows that refer to it can be stored meanwhile. */
export async function lockLedger({ db }: Tools, organizationId: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from organizations where id = ${organizationId} for no key update`,
  );
  return rows.length > 0;
}

/** The same, of a ledger that has lots; false of any other, which is then not held. */
export async function lockOpened({ db }: Tools, organizationId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from organizations
    where id = ${organizationId} and exists (select from ${credit_lots} where organization_id = ${organizationId})
    for no key update`);
  return rows.length > 0;
}

/** The earliest first. */
export async function listLots({ db }: Tools, organizationIds: readonly string[]): Promise<Lot[]> {
  if (organizationIds.length === 0) return [];
  return db
    .select()
    .from(credit_lots)
    .where(inArray(credit_lots.organization_id, [...organizationIds]))
    .orderBy(asc(credit_lots.created), asc(credit_lots.id));
}

/** Whether an action of this key is in the ledger already. */
export async function hasEntry({ db }: Tools, organizationId: string, key: string): Promise<boolean> {
  const rows = await db
    .select({ id: credit_entries.id })
    .from(credit_entries)
    .where(and(eq(credit_entries.organization_id, organizationId), eq(credit_entries.key, key)))
    .limit(1);
  return rows.length > 0;
}

/** Credits that an action of this key added in all, or took below 0; undefined where there was none. */
export async function sumOfAction(
  { db }: Tools,
  organizationId: string,
  key: string,
): Promise<number | undefined> {
  const [row] = await db
    .select({ sum: sql<number | null>`sum(${credit_entries.amount})::int` })
    .from(credit_entries)
    .where(and(eq(credit_entries.organization_id, organizationId), eq(credit_entries.key, key)));
  return row?.sum ?? undefined;
}

/** The lot that an action of this key brought. */
export async function findLotOf(
  { db }: Tools,
  organizationId: string,
  key: string,
): Promise<Lot | undefined> {
  const [row] = await db
    .select({ lot: credit_lots })
    .from(credit_entries)
    .innerJoin(credit_lots, eq(credit_lots.id, credit_entries.lot_id))
    .where(
      and(
        eq(credit_entries.organization_id, organizationId),
        eq(credit_entries.key, key),
        eq(credit_entries.kind, "GRANT"),
      ),
    );
  return row?.lot;
}

export interface NewLot {
  readonly organizationId: string;
  readonly kind: Lot["kind"];
  readonly amount: number;
  readonly key: string;
  readonly reason: string;
  readonly plan?: string;
  readonly expiresAt?: Date | null;
}

export async function insertLot({ db, now }: Tools, lot: NewLot): Promise<string> {
  const { organizationId, kind, amount, key, reason, plan, expiresAt } = lot;
  const lotId = newId();
  const common = { organization_id: organizationId, amount, created: now() };
  await db
    .insert(credit_lots)
    .values({ ...common, id: lotId, kind, available: amount, plan, expires_at: expiresAt });
  await db
    .insert(credit_entries)
    .values({ ...common, id: newId(), lot_id: lotId, key, kind: "GRANT", reason });
  return lotId;
}

export interface LotChange {
  readonly lot: Pick<Lot, "id" | "organization_id">;
  readonly kind: EntryKind;
  readonly key: string;
  readonly reason: string;
  /** Added to what is available, and written down. */
  readonly available: number;
  /** Added to what the lot counts as having been given. */
  readonly amount?: number;
  /** Added to what is promised. */
  readonly held?: number;
}

/** Changes a lot and writes it down; the unique key makes a second time fail as a whole. */
export async function changeLot({ db, now }: Tools, change: LotChange): Promise<void> {
  const { lot, kind, key, reason, available, amount = 0, held = 0 } = change;
  const plus = (column: SQL.Aliased | typeof credit_lots.available, by: number): SQL =>
    sql`${column} + ${by}`;
  await db
    .update(credit_lots)
    .set({
      available: plus(credit_lots.available, available),
      ...(amount !== 0 && { amount: sql`${credit_lots.amount} + ${amount}` }),
      ...(held !== 0 && { held: sql`${credit_lots.held} + ${held}` }),
    })
    .where(eq(credit_lots.id, lot.id));
  await db.insert(credit_entries).values({
    id: newId(),
    organization_id: lot.organization_id,
    lot_id: lot.id,
    key,
    kind,
    amount: available,
    reason,
    created: now(),
  });
}

/** A new period begins: of every lot only what is left counts as given. */
export async function startPeriod({ db }: Tools, organizationId: string): Promise<void> {
  await db
    .update(credit_lots)
    .set({ amount: sql`${credit_lots.available}` })
    .where(eq(credit_lots.organization_id, organizationId));
}

/** A period that goes on under another plan, and perhaps to another day. */
export async function renameLot(
  { db }: Tools,
  lotId: string,
  { plan, expiresAt }: { readonly plan: string; readonly expiresAt: Date | null },
): Promise<void> {
  await db.update(credit_lots).set({ plan, expires_at: expiresAt }).where(eq(credit_lots.id, lotId));
}

/** The sweep that writes off what has expired. */
export const expiredCredits = "credits.expire";

/** Organizations that have something left in a lot whose time is over. */
export async function listExpired(tools: Tools, limit: number): Promise<string[]> {
  const rows = await tools.db
    .selectDistinct({ id: credit_lots.organization_id })
    .from(credit_lots)
    .where(
      and(
        lte(credit_lots.expires_at, tools.now()),
        isTryable(tools, expiredCredits, credit_lots.organization_id),
        sql`${credit_lots.available} > greatest(${credit_lots.held}, 0)`,
      ),
    )
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Organizations that have a ledger, or what is left of one. */
export async function listLedgers({ db }: Tools): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select organization_id as id from ${credit_lots}
    union select organization_id from ${credit_entries}
    union select organization_id from credit_holds
    union select organization_id from credit_uses`);
  return rows.map(({ id }) => id);
}

export interface LedgerFigure {
  readonly what: string;
  readonly kept: number;
  readonly counted: number;
}

/** Figures that a ledger keeps, beside what that is the sum of. */
export async function ledgerFigures({ db }: Tools, organizationId: string): Promise<LedgerFigure[]> {
  const { rows } = await db.execute<{ what: string; kept: number; counted: number }>(sql`
    with lots as (
      select coalesce(sum(available), 0)::float8 as available, coalesce(sum(held), 0)::float8 as held
      from credit_lots where organization_id = ${organizationId}
    ), entries as (
      select coalesce(sum(amount), 0)::float8 as amount,
        coalesce(-sum(amount) filter (where kind = 'SPEND'), 0)::float8 as spent
      from credit_entries where organization_id = ${organizationId}
    ), holds as (
      select coalesce(sum(open), 0)::float8 as open from credit_holds where organization_id = ${organizationId}
    ), parts as (
      select coalesce(sum(open), 0)::float8 as open from credit_hold_parts where organization_id = ${organizationId}
    ), uses as (
      select coalesce(sum(credits), 0)::float8 as credits from credit_uses where organization_id = ${organizationId}
    )
    select 'credits that are left' as what, lots.available as kept, entries.amount as counted from lots, entries
    union all select 'credits that are held', lots.held, parts.open from lots, parts
    union all select 'credits of open holds', holds.open, parts.open from holds, parts
    union all select 'credits that were used', uses.credits, entries.spent from uses, entries`);
  return rows;
}

/** Notes that an address got its free credits; false when it had before, also in a transaction at the same time. */
export async function claimFreeCredits({ db }: Tools, mailboxKey: string): Promise<boolean> {
  const hash = sql<Buffer>`sha256(${free_credits_salt.salt} || convert_to(${mailboxKey}, 'UTF8'))`;
  const claimed = await db
    .insert(free_credits)
    .select(db.select({ email_hash: hash.as("email_hash") }).from(free_credits_salt))
    .onConflictDoNothing()
    .returning({ hash: free_credits.email_hash });
  return claimed.length === 1;
}
