import { asc, between, type SQL, sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import type { Cohort, DaysOfService } from "./overview.rules.ts";
import { service_days } from "./overview.tables.ts";

export type ServiceDayRow = typeof service_days.$inferSelect;

/** Events of a day. */
export type DayEvents = Omit<ServiceDayRow, Exclude<keyof Cohort, "day"> | "updated_at">;

/** In order. */
export function listServiceDays({ db }: Tools, { from, to }: DaysOfService): Promise<ServiceDayRow[]> {
  return db
    .select()
    .from(service_days)
    .where(between(service_days.day, from, to))
    .orderBy(asc(service_days.day));
}

/** Puts these in the place of what is known of the days; the rest of their rows stays. */
export async function putCohorts({ db, now }: Tools, cohorts: readonly Cohort[]): Promise<void> {
  const { sign_ups, onboarded, first_visit, first_campaign, paid } = service_days;
  const updated_at = now();
  await db
    .insert(service_days)
    .values(cohorts.map((cohort) => ({ ...cohort, updated_at })))
    .onConflictDoUpdate({
      target: service_days.day,
      set: given({ sign_ups, onboarded, first_visit, first_campaign, paid }),
    });
}

/** The same of what happened; what recurs stays where it is not told. */
export async function putHappened({ db, now }: Tools, days: readonly DayEvents[]): Promise<void> {
  const { active_organizations, visits, answers, calls, failed, cost_usd, recurring_cents } = service_days;
  const { credits_charged, credits_sold, credits_used, updated_at } = service_days;
  const columns = { active_organizations, visits, answers, calls, failed, cost_usd, updated_at };
  await db
    .insert(service_days)
    .values(days.map((day) => ({ ...day, updated_at: now() })))
    .onConflictDoUpdate({
      target: service_days.day,
      set: {
        ...given({ ...columns, credits_charged, credits_sold, credits_used }),
        recurring_cents: sql`coalesce(excluded.recurring_cents, ${recurring_cents})`,
      },
    });
}

function given(columns: Readonly<Record<string, { readonly name: string }>>): Record<string, SQL> {
  return Object.fromEntries(
    Object.entries(columns).map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]),
  );
}
