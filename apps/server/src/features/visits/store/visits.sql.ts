import { and, asc, desc, eq, gte, min, ne, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Member } from "#features/workspaces/lookup/public.ts";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { tracking_counters, tracking_reports } from "./visits.tables.ts";

/** Under which the page views of tracker.js are counted, which has no key. */
export const trackerKeyId = "00000000-0000-0000-0000-000000000000";

/** How many requests of a key had an outcome on a day, for a reason. */
export type CounterRow = typeof tracking_counters.$inferSelect;

/** Adds to the counters, of many workspaces at once; all of it or nothing. */
export async function addToCounters({ db }: Pick<Tools, "db">, rows: readonly CounterRow[]): Promise<void> {
  if (rows.length === 0) return;

  await db
    .insert(tracking_counters)
    .values([...rows])
    .onConflictDoUpdate({
      target: [
        tracking_counters.workspace_id,
        tracking_counters.key_id,
        tracking_counters.day,
        tracking_counters.outcome,
        tracking_counters.reason,
      ],
      set: { count: sql`${tracking_counters.count} + excluded.count` },
    });
}

type CounterSum = Pick<CounterRow, "key_id" | "outcome" | "reason" | "count">;

/** The workspace's counters since a day, summed over the days. */
export function sumCounters(tools: Tools, member: Member, sinceDay: string): Promise<CounterSum[]> {
  return withinWorkspace(tools, member, (db) =>
    db
      .select({
        key_id: tracking_counters.key_id,
        outcome: tracking_counters.outcome,
        reason: tracking_counters.reason,
        count: sql<number>`sum(${tracking_counters.count})::float8`,
      })
      .from(tracking_counters)
      .where(
        and(eq(tracking_counters.workspace_id, member.workspaceId), gte(tracking_counters.day, sinceDay)),
      )
      .groupBy(tracking_counters.key_id, tracking_counters.outcome, tracking_counters.reason),
  );
}

/** The first day, in UTC, on which a server of the workspace reported something that was stored. */
export async function findFirstReportDay(tools: Tools, member: Member): Promise<string | undefined> {
  const [first] = await withinWorkspace(tools, member, (db) =>
    db
      .select({ day: min(tracking_counters.day) })
      .from(tracking_counters)
      .where(
        and(
          eq(tracking_counters.workspace_id, member.workspaceId),
          eq(tracking_counters.outcome, "stored"),
          ne(tracking_counters.key_id, trackerKeyId),
        ),
      ),
  );
  return first?.day ?? undefined;
}

/** The workspace's counters since a day, the latest day first. */
export function listCounters(
  tools: Tools,
  place: Place,
  sinceDay: string,
): Promise<Omit<CounterRow, "workspace_id">[]> {
  const { key_id, day, outcome, reason, count } = tracking_counters;
  return withinWorkspace(tools, place, (db) =>
    db
      .select({ key_id, day, outcome, reason, count })
      .from(tracking_counters)
      .where(and(eq(tracking_counters.workspace_id, place.workspaceId), gte(day, sinceDay)))
      .orderBy(desc(day), asc(key_id), desc(count), asc(outcome), asc(reason)),
  );
}

/** When a workspace was last reported for; nulls where nothing was. */
export type ReportTimes = typeof tracking_reports.$inferSelect;

/** Keeps the latest times, of many workspaces at once; all of it or nothing. */
export async function saveReportTimes(
  { db }: Pick<Tools, "db">,
  rows: readonly ReportTimes[],
): Promise<void> {
  if (rows.length === 0) return;

  await db
    .insert(tracking_reports)
    .values([...rows])
    .onConflictDoUpdate({
      target: tracking_reports.workspace_id,
      set: {
        last_visit_at: sql`greatest(${tracking_reports.last_visit_at}, excluded.last_visit_at)`,
        last_page_view_at: sql`greatest(${tracking_reports.last_page_view_at}, excluded.last_page_view_at)`,
      },
    });
}

export async function findReportTimes(tools: Tools, place: Place): Promise<ReportTimes | undefined> {
  const [times] = await withinWorkspace(tools, place, (db) =>
    db.select().from(tracking_reports).where(eq(tracking_reports.workspace_id, place.workspaceId)),
  );
  return times;
}

/** Whether a workspace's servers or its tracker.js ever reported; for statements of other rooms, by the column of its id. */
export function hasReports(id: PgColumn): SQL {
  return sql`exists (select from ${tracking_reports} as report where report.workspace_id = ${id})`;
}
