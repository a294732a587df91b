import { and, asc, desc, eq, gt, gte, lt, ne, or, sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { credit_entries, credit_holds, credit_lots } from "../store/credits.tables.ts";

const lotsMax = 100;
const holdsMax = 100;

type LotRow = typeof credit_lots.$inferSelect;
type HoldRow = typeof credit_holds.$inferSelect;

/** The latest lots of which something is left, owed or promised. */
export function listLots({ db }: Tools, organizationId: string): Promise<LotRow[]> {
  return db
    .select()
    .from(credit_lots)
    .where(
      and(
        eq(credit_lots.organization_id, organizationId),
        or(ne(credit_lots.available, 0), ne(credit_lots.held, 0)),
      ),
    )
    .orderBy(desc(credit_lots.created), desc(credit_lots.id))
    .limit(lotsMax);
}

/** Holds for work under way, the oldest last. */
export function listHolds({ db }: Tools, organizationId: string): Promise<HoldRow[]> {
  return db
    .select()
    .from(credit_holds)
    .where(and(eq(credit_holds.organization_id, organizationId), gt(credit_holds.open, 0)))
    .orderBy(desc(credit_holds.created), desc(credit_holds.key))
    .limit(holdsMax);
}

export type EntryRow = typeof credit_entries.$inferSelect & { readonly lot_kind: LotRow["kind"] };

/** One page of every change, the newest first, and how many there are. */
export async function listEntries(
  { db }: Tools,
  organizationId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly count: number; readonly rows: EntryRow[] }> {
  const ofOrganization = eq(credit_entries.organization_id, organizationId);
  const rows = await db
    .select({ entry: credit_entries, lot_kind: credit_lots.kind })
    .from(credit_entries)
    .innerJoin(credit_lots, eq(credit_lots.id, credit_entries.lot_id))
    .where(ofOrganization)
    .orderBy(desc(credit_entries.created), desc(credit_entries.id))
    .limit(limit)
    .offset(offset);
  return {
    count: await db.$count(credit_entries, ofOrganization),
    rows: rows.map(({ entry, lot_kind }) => ({ ...entry, lot_kind })),
  };
}

const walkedAtOnce = 1000;

/** Every change in the order of time, after one of them, for a file of all. */
export async function walkEntries(
  { db }: Tools,
  organizationId: string,
  afterId: string | undefined,
): Promise<EntryRow[]> {
  const { created, id } = credit_entries;
  const rows = await db
    .select({ entry: credit_entries, lot_kind: credit_lots.kind })
    .from(credit_entries)
    .innerJoin(credit_lots, eq(credit_lots.id, credit_entries.lot_id))
    .where(
      and(
        eq(credit_entries.organization_id, organizationId),
        // As the database has its time, which is finer than a Date.
        afterId === undefined
          ? undefined
          : sql`(${created}, ${id}) > (select last.created, last.id from ${credit_entries} as last where last.id = ${afterId})`,
      ),
    )
    .orderBy(asc(created), asc(id))
    .limit(walkedAtOnce);
  return rows.map(({ entry, lot_kind }) => ({ ...entry, lot_kind }));
}

interface CreditsOfDay {
  readonly day: string;
  readonly sold: number;
  readonly used: number;
}

/** Credits by the day in UTC: those sold, less those taken back with their money, and those used of whatever lot. */
export function sumCreditDays(
  { db }: Tools,
  { from, before }: { readonly from: Date; readonly before: Date },
): Promise<CreditsOfDay[]> {
  const { lot_id, kind, amount, created } = credit_entries;
  const isPaid = sql`(${credit_lots.kind} = 'BOUGHT' or (${credit_lots.kind} = 'PLAN'
    and coalesce(${credit_lots.plan}, 'demo') <> 'demo'))`;
  const sumOf = (amounts: typeof amount | ReturnType<typeof sql>, which: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${amounts}) filter (where ${which}), 0)::float8`;
  const day = sql<string>`to_char(${created} at time zone 'UTC', 'YYYY-MM-DD')`;
  return db
    .select({
      day,
      sold: sumOf(amount, sql`${kind} in ('GRANT', 'TAKE_BACK', 'CHANGE') and ${isPaid}`),
      used: sumOf(sql`-${amount}`, sql`${kind} = 'SPEND'`),
    })
    .from(credit_entries)
    .innerJoin(credit_lots, eq(credit_lots.id, lot_id))
    .where(and(gte(created, from), lt(created, before)))
    .groupBy(day)
    .orderBy(asc(day));
}
