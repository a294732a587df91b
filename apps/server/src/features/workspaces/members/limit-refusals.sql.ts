import { and, asc, desc, eq, gte, sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { limit_refusals } from "../store/workspaces.tables.ts";

export type RefusalRow = typeof limit_refusals.$inferSelect;

/** Adds to the counts, of many workspaces at once; all of it or nothing. */
export async function addRefusals({ db }: Pick<Tools, "db">, rows: readonly RefusalRow[]): Promise<void> {
  if (rows.length === 0) return;

  await db
    .insert(limit_refusals)
    .values([...rows])
    .onConflictDoUpdate({
      target: [limit_refusals.workspace_id, limit_refusals.day, limit_refusals.limit],
      set: { count: sql`${limit_refusals.count} + excluded.count` },
    });
}

/** The workspace's counts since a day, the latest day first. */
export function listRefusals(
  tools: Tools,
  place: Place,
  sinceDay: string,
): Promise<Omit<RefusalRow, "workspace_id">[]> {
  const { day, limit, count } = limit_refusals;
  return withinWorkspace(tools, place, (db) =>
    db
      .select({ day, limit, count })
      .from(limit_refusals)
      .where(and(eq(limit_refusals.workspace_id, place.workspaceId), gte(day, sinceDay)))
      .orderBy(desc(day), asc(limit)),
  );
}

/** Refusals by one limit to members of a workspace: on a day, and since another. */
export interface RefusedSince {
  readonly workspace_id: string;
  readonly limit: RefusalRow["limit"];
  readonly today: number;
  readonly week: number;
}

/** Sums of every workspace that was refused something since a day, for superusers. */
export function sumRefusals(
  { db }: Tools,
  { today, since }: { readonly today: string; readonly since: string },
): Promise<RefusedSince[]> {
  const { workspace_id, limit, day, count } = limit_refusals;
  return db
    .select({
      workspace_id,
      limit,
      today: sql<number>`coalesce(sum(${count}) filter (where ${day} = ${today}), 0)::float8`,
      week: sql<number>`sum(${count})::float8`,
    })
    .from(limit_refusals)
    .where(gte(day, since))
    .groupBy(workspace_id, limit);
}
