import { eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { visit_retentions } from "../store/visits.tables.ts";

export type RetentionRow = typeof visit_retentions.$inferSelect;

/** None where nobody chose anything and no night has passed. */
export async function findRetention({ db }: Tools, workspaceId: string): Promise<RetentionRow | undefined> {
  const [row] = await db
    .select()
    .from(visit_retentions)
    .where(eq(visit_retentions.workspace_id, workspaceId));
  return row;
}

/** Stores what the owner chose; `days` is what rows are stored with until the night, if nothing is known of it yet. */
export async function saveWanted(
  tools: Tools,
  place: Place,
  { wantedDays, days }: { readonly wantedDays: number | null; readonly days: number },
): Promise<void> {
  await withinWorkspace(tools, place, (db) =>
    db
      .insert(visit_retentions)
      .values({ workspace_id: place.workspaceId, wanted_days: wantedDays, days, changed_at: tools.now() })
      .onConflictDoUpdate({ target: visit_retentions.workspace_id, set: { wanted_days: wantedDays } }),
  );
}

/** Retentions of these workspaces. */
export function listRetentions({ db }: Tools, workspaceIds: readonly string[]): Promise<RetentionRow[]> {
  return db
    .select()
    .from(visit_retentions)
    .where(inArray(visit_retentions.workspace_id, [...workspaceIds]));
}

/** Stores what a night made of many workspaces; what owners chose meanwhile stays. */
export async function saveRetentions(
  { db }: Tools,
  rows: readonly Omit<RetentionRow, "applied_at">[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(visit_retentions)
    .values([...rows])
    .onConflictDoUpdate({
      target: visit_retentions.workspace_id,
      set: {
        days: sql`excluded.days`,
        changed_at: sql`excluded.changed_at`,
        shortens_at: sql`excluded.shortens_at`,
      },
    });
}

/** Workspaces among these whose stored rows have still to follow, or follow once more. */
export function listUnapplied(
  { db }: Tools,
  workspaceIds: readonly string[],
): Promise<Pick<RetentionRow, "workspace_id" | "days">[]> {
  const { workspace_id, days, applied_at, changed_at } = visit_retentions;
  return db
    .select({ workspace_id, days })
    .from(visit_retentions)
    .where(
      sql`${inArray(workspace_id, [...workspaceIds])} and ${or(
        isNull(applied_at),
        lt(applied_at, sql`${changed_at} + interval '1 hour'`),
      )}`,
    );
}

export async function markApplied({ db, now }: Tools, workspaceIds: readonly string[]): Promise<void> {
  await db
    .update(visit_retentions)
    .set({ applied_at: now() })
    .where(inArray(visit_retentions.workspace_id, [...workspaceIds]));
}
