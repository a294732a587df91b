import { and, asc, between, desc, eq, like, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Tools } from "#platform/tools.ts";
import { spending_days, spending_totals } from "../store/spending.tables.ts";

/** Both days belong to it. */
export interface SpendingPeriod {
  readonly from: string;
  readonly to: string;
}

export interface SpendingSums {
  readonly calls: number;
  readonly failed: number;
  readonly cost_usd: number;
  readonly exact_usd: number;
  readonly guessed_usd: number;
  readonly credits: number;
}

/** Keys by which costs can be told apart. */
export type SpendingKey = "provider" | "model" | "organization" | "purpose";

export interface SpendingGroupSums extends SpendingSums {
  /** Null for the installation itself among the organizations. */
  readonly id: string | null;
  /** Name of a provider or a model. */
  readonly provider: string;
  readonly model: string;
}

interface SpendingListQuery extends SpendingPeriod {
  readonly by: SpendingKey;
  readonly limit: number;
  readonly offset: number;
}

const keys: Readonly<Record<SpendingKey, SQL<string | null>>> = {
  provider: sql`${spending_days.provider}`,
  model: sql`${spending_days.provider} || ' ' || ${spending_days.model}`,
  organization: sql`${spending_days.organization_id}::text`,
  purpose: sql`${spending_days.purpose}`,
};

export const sumOf = (column: AnyPgColumn | SQL.Aliased) => sql<number>`coalesce(sum(${column}), 0)::float8`;

export const sums = {
  calls: sumOf(spending_days.calls),
  failed: sumOf(spending_days.failed),
  cost_usd: sumOf(spending_days.cost_usd),
  exact_usd: sumOf(spending_days.exact_usd),
  guessed_usd: sumOf(spending_days.guessed_usd),
  credits: sumOf(spending_days.credits),
};

export function within({ from, to }: SpendingPeriod): SQL {
  return between(spending_days.day, from, to);
}

export async function sumSpending({ db }: Tools, period: SpendingPeriod): Promise<SpendingSums> {
  const [row] = await db.select(sums).from(spending_days).where(within(period));
  return row ?? nothing;
}

const nothing: SpendingSums = {
  calls: 0,
  failed: 0,
  credits: 0,
  cost_usd: 0,
  exact_usd: 0,
  guessed_usd: 0,
};

function sumsIn({ calls, failed, cost_usd, exact_usd, guessed_usd, credits }: SpendingSums): SpendingSums {
  return { calls, failed, cost_usd, exact_usd, guessed_usd, credits };
}

export interface SpendingOfDays {
  readonly sums: SpendingSums;
  /** Days on which something was asked, in order. */
  readonly days: readonly { readonly day: string; readonly provider: string; readonly cost_usd: number }[];
}

/** Cost of a period, in all and by day; its rows are read once, and the days then summed. */
export async function sumSpendingDays({ db }: Tools, period: SpendingPeriod): Promise<SpendingOfDays> {
  const { day, provider, ...rest } = spending_days;
  const summed = (column: AnyPgColumn) => sql`sum(${column})`.as(column.name);
  const days = db
    .select({
      day,
      provider,
      calls: summed(rest.calls),
      failed: summed(rest.failed),
      cost_usd: summed(rest.cost_usd),
      exact_usd: summed(rest.exact_usd),
      guessed_usd: summed(rest.guessed_usd),
      credits: summed(rest.credits),
    })
    .from(spending_days)
    .where(within(period))
    .groupBy(day, provider)
    .as("days");
  const rows = await db
    .select({
      day: sql<string | null>`${days.day}`,
      provider: sql<string | null>`${days.provider}`,
      calls: sumOf(days.calls),
      failed: sumOf(days.failed),
      cost_usd: sumOf(days.cost_usd),
      exact_usd: sumOf(days.exact_usd),
      guessed_usd: sumOf(days.guessed_usd),
      credits: sumOf(days.credits),
    })
    .from(days)
    .groupBy(sql`grouping sets ((${days.day}, ${days.provider}), ())`)
    .orderBy(asc(days.day), asc(days.provider));
  const total = rows.find((row) => row.day === null);
  return {
    sums: total ? sumsIn(total) : nothing,
    days: rows.flatMap((row) =>
      row.day === null || row.provider === null
        ? []
        : [{ day: row.day, provider: row.provider, cost_usd: row.cost_usd }],
    ),
  };
}

/** The dearest first. */
export async function listSpendingGroups(
  { db }: Tools,
  { by, limit, offset, ...period }: SpendingListQuery,
): Promise<{ readonly count: number; readonly rows: SpendingGroupSums[] }> {
  const key = keys[by];
  const rows = await db
    .select({
      id: key,
      provider: sql<string>`min(${spending_days.provider})`,
      model: sql<string>`min(${spending_days.model})`,
      ...sums,
      count: sql<number>`(count(*) over ())::int`,
    })
    .from(spending_days)
    .where(within(period))
    .groupBy(key)
    .orderBy(desc(sums.cost_usd), asc(key))
    .limit(limit)
    .offset(offset);
  const [first] = rows;
  if (!first && offset > 0) return { count: await countGroups(db, key, period), rows: [] };

  return { count: first?.count ?? 0, rows: rows.map(({ count: _, ...row }) => row) };
}

/** For a page beyond the last one, whose rows cannot say it. */
function countGroups(db: Tools["db"], key: SQL, period: SpendingPeriod): Promise<number> {
  const groups = db
    .select({ id: sql`${key}`.as("id") })
    .from(spending_days)
    .where(within(period))
    .groupBy(key)
    .as("groups");
  return db.$count(groups);
}

export interface SpendingTotal {
  readonly scope: string;
  readonly taken_usd: number;
  readonly reached_usd: number | null;
}

/** Cost of a day already within bounds whose names begin so; the most first. */
export async function listSpendingTotals(
  { db }: Tools,
  { day, prefix, limit }: { readonly day: string; readonly prefix: string; readonly limit: number },
): Promise<SpendingTotal[]> {
  const { scope, taken_usd, reached_usd } = spending_totals;
  return db
    .select({ scope, taken_usd, reached_usd })
    .from(spending_totals)
    .where(and(eq(spending_totals.day, day), like(scope, `${prefix}%`)))
    .orderBy(desc(taken_usd), asc(scope))
    .limit(limit);
}
