import { and, asc, eq, gte, lt, sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { credit_entries, credit_lots } from "./credits.tables.ts";

export interface CreditsOfDay {
  readonly day: string;
  readonly sold: number;
  readonly used: number;
}

/**
 * By the day in UTC: credits that were bought or came with a plan that is paid for, less those that went back with its money,
 * and credits that were used, of whatever lot.
 */
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
