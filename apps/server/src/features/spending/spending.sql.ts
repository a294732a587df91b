import { and, eq, gte, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import type { Scope } from "./scopes.rules.ts";
import { spending_days, spending_totals, type spendingPurposes } from "./spending.tables.ts";

export type SpendingPurpose = (typeof spendingPurposes)[number];

/** Whom and what for a call is booked. */
export interface Booking {
  /** In UTC. */
  readonly day: string;
  readonly organization_id: string | null;
  readonly provider: string;
  readonly model: string;
  readonly purpose: SpendingPurpose;
}

/** What an organization was charged for an answer. */
export interface Charged extends Pick<Booking, "provider" | "model"> {
  readonly organization_id: string;
  readonly credits: number;
}

interface Taking {
  readonly day: string;
  readonly scopes: readonly Scope[];
  readonly usd: number;
}

/**
 * Takes an amount from every bound or from none: of those who ask at the same time, so many get it as there is room
 * for. Resolves to the bounds in which there is none.
 */
export async function takeFrom(tools: Tools, { day, scopes, usd }: Taking): Promise<Scope[]> {
  const take = async () => {
    const { rows } = await tools.db.execute<{ held: number; full: Scope[] }>(sql`
      with ${heldScopes(day, scopes)}, full_ones as (
        select scope, max_usd from held where taken_usd + ${usd}::numeric > max_usd or reached_usd >= max_usd
      ), taken as (
        update ${spending_totals} set taken_usd = taken_usd + ${usd}::numeric
        where day = ${day}::date and scope in (select scope from held) and not exists (select from full_ones)
          and (select count(*) from held) = ${scopes.length}
      )
      select (select count(*)::int from held) as held,
        coalesce((select jsonb_agg(full_ones) from full_ones), '[]') as full`);
    return rows[0] ?? { held: 0, full: [] };
  };
  const first = await take();
  if (first.held === scopes.length) return first.full;

  const rows = scopes.map(({ scope }) => ({ day, scope }));
  await tools.db.insert(spending_totals).values(rows).onConflictDoNothing();
  return (await take()).full;
}

/** Puts what a call has really cost in place of what was taken for it, and books it. */
export async function book(
  { db }: Tools,
  booking: Booking,
  {
    scopes,
    takenUsd,
    usd,
    isExact,
    failed,
  }: {
    readonly scopes: readonly Scope[];
    readonly takenUsd: number;
    readonly usd: number;
    readonly isExact: boolean;
    readonly failed: boolean;
  },
): Promise<void> {
  const { day, organization_id, provider, model, purpose } = booking;
  await db.execute(sql`
    with ${heldScopes(day, scopes)}, corrected as (
      update ${spending_totals} set taken_usd = greatest(0, taken_usd + ${usd - takenUsd}::numeric)
      where day = ${day}::date and scope in (select scope from held)
      returning scope
    )
    insert into ${spending_days} (day, organization_id, provider, model, purpose, calls, failed, cost_usd, exact_usd)
    select ${day}::date, ${organization_id}::uuid, ${provider}, ${model}, ${purpose}, 1, ${failed ? 1 : 0},
      ${usd}::numeric, ${isExact ? usd : 0}::numeric
    from (select count(*) from corrected) as after_them
    on conflict on constraint spending_days_once do update set calls = ${spending_days.calls} + 1,
      failed = ${spending_days.failed} + excluded.failed, cost_usd = ${spending_days.cost_usd} + excluded.cost_usd,
      exact_usd = ${spending_days.exact_usd} + excluded.exact_usd`);
}

/** Adds what organizations were charged on a day, in one order, so that two workers never wait for each other. */
export async function addCredits({ db }: Tools, day: string, charged: readonly Charged[]): Promise<void> {
  if (charged.length === 0) return;
  await db.execute(sql`
    insert into ${spending_days} (day, organization_id, provider, model, purpose, credits)
    select ${day}::date, organization_id, provider, model, 'ANSWER', sum(credits)::int
    from jsonb_to_recordset(${JSON.stringify(charged)}::jsonb)
      as charged(organization_id uuid, provider text, model text, credits int)
    group by organization_id, provider, model order by organization_id, provider, model
    on conflict on constraint spending_days_once do update set credits = ${spending_days.credits} + excluded.credits`);
}

/** So many calls tell what one costs. */
const callsMin = 20;

/** What an organization's calls have cost since a day, one with the other, where there were enough of them. */
export async function listAverages(
  { db }: Tools,
  organizationId: string,
  since: string,
): Promise<{ readonly purpose: SpendingPurpose; readonly model: string; readonly usd: number }[]> {
  const { purpose, model, calls, cost_usd } = spending_days;
  return db
    .select({ purpose, model, usd: sql<number>`(sum(${cost_usd}) / sum(${calls}))::float8` })
    .from(spending_days)
    .where(and(eq(spending_days.organization_id, organizationId), gte(spending_days.day, since)))
    .groupBy(purpose, model)
    .having(sql`sum(${calls}) >= ${callsMin}`);
}

/** Whether it is this call that finds a bound reached, of all who find it so. */
export async function markReached(
  { db, now }: Tools,
  day: string,
  { scope, max_usd }: Scope,
): Promise<boolean> {
  const { reached_usd } = spending_totals;
  const marked = await db
    .update(spending_totals)
    .set({ reached_usd: max_usd, told_at: now() })
    .where(
      and(
        eq(spending_totals.day, day),
        eq(spending_totals.scope, scope),
        // An instance that has a lower bound than others finds what they have noted already.
        sql`(${reached_usd} is null or ${reached_usd} < ${max_usd}::numeric)`,
      ),
    )
    .returning({ scope: spending_totals.scope });
  return marked.length > 0;
}

export async function listReached(
  { db }: Tools,
  day: string,
): Promise<{ readonly scope: string; readonly reached_usd: number }[]> {
  const rows = await db
    .select({ scope: spending_totals.scope, reached_usd: spending_totals.reached_usd })
    .from(spending_totals)
    .where(and(eq(spending_totals.day, day), isNotNull(spending_totals.reached_usd)));
  return rows.map(({ scope, reached_usd }) => ({ scope, reached_usd: reached_usd ?? 0 }));
}

/** The day's totals within some bounds as rows of a statement named `held`, locked in their order. */
function heldScopes(day: string, scopes: readonly Scope[]): SQL {
  return sql`held as (
    select total.scope, total.taken_usd, total.reached_usd, wanted.max_usd
    from ${spending_totals} as total
    join jsonb_to_recordset(${JSON.stringify(scopes)}::jsonb) as wanted(scope text, max_usd numeric)
      on wanted.scope = total.scope
    where total.day = ${day}::date
    order by total.scope
    for update of total
  )`;
}
