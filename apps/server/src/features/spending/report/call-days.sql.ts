import { and, asc, isNotNull, sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { spending_days } from "../store/spending.tables.ts";
import { type SpendingPeriod, type SpendingSums, sumOf, sums, within } from "./report.sql.ts";

export interface CallsOfDay extends SpendingSums {
  readonly day: string;
  /** Number of calls that asked questions of campaigns and gave something. */
  readonly answers: number;
}

const answering = sql`${spending_days.purpose} = 'ANSWER'`;

/** Calls of each day and their cost; by the same sums as a whole period. */
export function listCallDays({ db }: Tools, period: SpendingPeriod): Promise<CallsOfDay[]> {
  const { day, calls, failed } = spending_days;
  return db
    .select({
      day,
      ...sums,
      answers: sql<number>`coalesce(sum(${calls} - ${failed}) filter (where ${answering}), 0)::float8`,
    })
    .from(spending_days)
    .where(within(period))
    .groupBy(day)
    .orderBy(asc(day));
}

export interface ModelCalls extends Pick<SpendingSums, "calls" | "failed" | "cost_usd"> {
  readonly model: string;
  readonly timed: number;
  readonly took_ms: number;
}

/** Questions of campaigns to each model, their cost, and how long their answers took. */
export function listModelCalls({ db }: Tools, period: SpendingPeriod): Promise<ModelCalls[]> {
  const { model, timed, took_ms } = spending_days;
  const { calls, failed, cost_usd } = sums;
  return db
    .select({ model, calls, failed, cost_usd, timed: sumOf(timed), took_ms: sumOf(took_ms) })
    .from(spending_days)
    .where(and(within(period), answering))
    .groupBy(model)
    .having(sql`sum(${spending_days.calls}) > 0`)
    .orderBy(asc(model));
}

/** For whose campaigns a model answered, by day. */
export async function listAnsweredOn(
  { db }: Tools,
  period: SpendingPeriod,
): Promise<{ readonly day: string; readonly organization_id: string }[]> {
  const { day, organization_id, calls, failed } = spending_days;
  const rows = await db
    .selectDistinct({ day, organization_id })
    .from(spending_days)
    .where(and(within(period), answering, isNotNull(organization_id), sql`${calls} > ${failed}`));
  return rows.flatMap(({ day, organization_id }) => (organization_id ? { day, organization_id } : []));
}
