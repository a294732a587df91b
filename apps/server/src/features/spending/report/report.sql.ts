import { and, asc, between, desc, eq, like, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Tools } from "#platform/tools.ts";
import { spending_days, spending_totals } from "../spending.tables.ts";

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
  readonly credits: number;
}

/** What costs can be told apart by. */
export type SpendingKey = "provider" | "model" | "organization" | "purpose";

export interface SpendingGroupSums extends SpendingSums {
  /** Null for the installation itself among the organizations. */
  readonly id: string | null;
  /** Of a provider or a model. */
  readonly provider: string;
  readonly model: string;
}

interface Listed extends SpendingPeriod {
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

const sumOf = (column: AnyPgColumn) => sql<number>`coalesce(sum(${column}), 0)::float8`;

const sums = {
  calls: sumOf(spending_days.calls),
  failed: sumOf(spending_days.failed),
  cost_usd: sumOf(spending_days.cost_usd),
  exact_usd: sumOf(spending_days.exact_usd),
  credits: sumOf(spending_days.credits),
};

function within({ from, to }: SpendingPeriod): SQL {
  return between(spending_days.day, from, to);
}

export async function sumSpending({ db }: Tools, period: SpendingPeriod): Promise<SpendingSums> {
  const [row] = await db.select(sums).from(spending_days).where(within(period));
  return row ?? { calls: 0, failed: 0, cost_usd: 0, exact_usd: 0, credits: 0 };
}

/** The days on which something was asked, in order. */
export async function listSpendingDays(
  { db }: Tools,
  period: SpendingPeriod,
): Promise<{ readonly day: string; readonly provider: string; readonly cost_usd: number }[]> {
  const { day, provider } = spending_days;
  return db
    .select({ day, provider, cost_usd: sums.cost_usd })
    .from(spending_days)
    .where(within(period))
    .groupBy(day, provider)
    .orderBy(asc(day), asc(provider));
}

/** The dearest first. */
export async function listSpendingGroups(
  { db }: Tools,
  { by, limit, offset, ...period }: Listed,
): Promise<{ readonly count: number; readonly rows: SpendingGroupSums[] }> {
  const key = keys[by];
  const rows = await db
    .select({
      id: key,
      provider: sql<string>`min(${spending_days.provider})`,
      model: sql<string>`min(${spending_days.model})`,
      ...sums,
    })
    .from(spending_days)
    .where(within(period))
    .groupBy(key)
    .orderBy(desc(sums.cost_usd), asc(key))
    .limit(limit)
    .offset(offset);
  const groups = db
    .select({ id: key.as("id") })
    .from(spending_days)
    .where(within(period))
    .groupBy(key)
    .as("groups");
  return { count: await db.$count(groups), rows };
}

export interface SpendingTotal {
  readonly scope: string;
  readonly taken_usd: number;
  readonly reached_usd: number | null;
}

/** What a day has cost already within bounds whose names begin so; the most first. */
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
