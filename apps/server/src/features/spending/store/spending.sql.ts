import { and, eq, gte, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import type { Scope } from "./scopes.rules.ts";
import { spending_days, spending_totals, type spendingPurposes } from "./spending.tables.ts";

export type SpendingPurpose = (typeof spendingPurposes)[number];

/** Payer and purpose of a booked call. */
export interface Booking {
  /** In UTC. */
  readonly day: string;
  readonly organization_id: string | null;
  readonly provider: string;
  readonly model: string;
  readonly purpose: SpendingPurpose;
}

/** Charge to an organization for an answer. */
export interface ChargedAnswer extends Pick<Booking, "provider" | "model"> {
  readonly organization_id: string;
  readonly credits: number;
}

/** Amount set aside for a call. */
export interface CallReserve {
  readonly day: string;
  readonly scopes: readonly Scope[];
  readonly usd: number;
}

/** Cost of a call, and what was set aside for it. */
export interface Bill extends Booking {
  readonly scopes: readonly Scope[];
  readonly takenUsd: number;
  readonly usd: number;
  readonly isExact: boolean;
  readonly isGuessed: boolean;
  readonly failed: boolean;
  /** From the question to its answer. */
  readonly tookMs: number;
}

/**
 * Takes all amounts of a day from their bounds, or none of them: of those who ask at the same time, so many get it as there is room
 * for. Bills are booked in any case, and before: what a call has cost comes in place of what was taken for it. Resolves to the bounds in
 * which there is no room.
 */
export async function spend(
  tools: Tools,
  day: string,
  { takings, bills }: { readonly takings: readonly CallReserve[]; readonly bills: readonly Bill[] },
): Promise<Scope[]> {
  const changes = [
    ...takings.flatMap(({ scopes, usd }) => scopes.map((one) => ({ ...one, taken: usd, corrected: 0 }))),
    ...bills.flatMap(({ scopes, usd, takenUsd }) =>
      scopes.map((one) => ({ ...one, taken: 0, corrected: usd - takenUsd })),
    ),
  ];
  const wanted = new Set(takings.flatMap(({ scopes }) => scopes.map(({ scope }) => scope)));
  const { rows } = await tools.db.execute<{ held: number; full: Scope[] }>(sql`
    with wanted as (
      select scope, max_usd, bool_or(taken > 0) as is_wanted, sum(round(taken, 6)) as taken,
        sum(round(corrected, 6)) as corrected
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
        as change(scope text, max_usd numeric, taken numeric, corrected numeric)
      group by scope, max_usd
    ), held as (
      select total.scope, greatest(0, total.taken_usd + wanted.corrected) as taken_usd, total.reached_usd,
        wanted.max_usd, wanted.is_wanted, wanted.taken
      from ${spending_totals} as total join wanted on wanted.scope = total.scope
      where total.day = ${day}::date
      order by total.scope
      for update of total
    ), full_ones as (
      select scope, max_usd from held
      where is_wanted and (taken_usd + taken > max_usd or reached_usd >= max_usd)
    ), known as (
      select (count(*) filter (where is_wanted))::int as held from held
    ), changed as (
      update ${spending_totals} as total
      set taken_usd = held.taken_usd + case
        when not exists (select from full_ones) and known.held = ${wanted.size} then held.taken else 0 end
      from held cross join known
      where total.day = ${day}::date and total.scope = held.scope
      returning total.scope
    )${bills.length === 0 ? sql`` : sql`, booked as (${bookBills(day, bills)})`}
    select known.held, coalesce((select jsonb_agg(full_ones) from full_ones), '[]') as full from known`);
  const { held, full } = rows[0] ?? { held: 0, full: [] };
  if (held === wanted.size) return full;

  await tools.db
    .insert(spending_totals)
    .values([...wanted].sort().map((scope) => ({ day, scope })))
    .onConflictDoNothing();
  return spend(tools, day, { takings, bills: [] });
}

/** After the totals were changed, in the order of their keys, as by all others. */
function bookBills(day: string, bills: readonly Bill[]): SQL {
  const rows = bills.map(
    ({ organization_id, provider, model, purpose, usd, isExact, isGuessed, failed, tookMs }) => ({
      organization_id,
      provider,
      model,
      purpose,
      failed: failed ? 1 : 0,
      took_ms: failed ? 0 : Math.round(tookMs),
      cost_usd: usd,
      exact_usd: isExact ? usd : 0,
      guessed_usd: isGuessed ? usd : 0,
    }),
  );
  return sql`
    insert into ${spending_days} (day, organization_id, provider, model, purpose, calls, failed, timed, took_ms,
      cost_usd, exact_usd, guessed_usd)
    select ${day}::date, organization_id, provider, model, purpose, count(*)::int, sum(failed)::int,
      (count(*) - sum(failed))::int, sum(took_ms), sum(cost_usd),
      sum(exact_usd), sum(guessed_usd)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as bill(organization_id uuid, provider text, model text,
      purpose text, failed int, took_ms bigint, cost_usd numeric, exact_usd numeric, guessed_usd numeric)
    where (select count(*) from changed) >= 0
    group by organization_id, provider, model, purpose
    order by organization_id, provider, model, purpose
    on conflict on constraint spending_days_once do update set calls = ${spending_days.calls} + excluded.calls,
      failed = ${spending_days.failed} + excluded.failed, timed = ${spending_days.timed} + excluded.timed,
      took_ms = ${spending_days.took_ms} + excluded.took_ms, cost_usd = ${spending_days.cost_usd} + excluded.cost_usd,
      exact_usd = ${spending_days.exact_usd} + excluded.exact_usd,
      guessed_usd = ${spending_days.guessed_usd} + excluded.guessed_usd`;
}

/** Adds what organizations were charged on a day, in one order, so that two workers never wait for each other. */
export async function addCredits(
  { db }: Tools,
  day: string,
  charged: readonly ChargedAnswer[],
): Promise<void> {
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

/** Average cost of an organization's calls since a day, one with the other, where there were enough of them. */
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
