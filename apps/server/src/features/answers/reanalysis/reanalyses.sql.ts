import { analyserVersion } from "@citelens/answer-analysis";
import { later } from "@citelens/contract/base/days";
import { and, desc, eq, lte, type SQL, sql } from "drizzle-orm";
import { newId } from "#platform/ids.ts";
import { isLeaseOver } from "#platform/leases/lease.sql.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { answers } from "../store/answers.tables.ts";
import { reanalyses } from "./reanalyses.tables.ts";

export type ReanalysisRow = typeof reanalyses.$inferSelect;

/** Longer than a slice takes on a slow machine: a process that died is succeeded after that. */
const leaseMs = 2 * 60_000;

/** How many stored answers of these workspaces an older analysis has read; by an index that holds nothing else. */
export function countOutdated(tools: Tools, workspaceIds: readonly string[]): Promise<number> {
  return countOf(tools, workspaceIds, sql`analyser_version < ${analyserVersion}`);
}

/** How many answers of these workspaces can be analysed. */
export function countAnalysable(tools: Tools, workspaceIds: readonly string[]): Promise<number> {
  return countOf(tools, workspaceIds, sql`analyser_version is not null`);
}

async function countOf({ db }: Tools, workspaceIds: readonly string[], which: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from ${answers}
    where status = 'OK' and ${which}
      and workspace_id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(workspaceIds)}::jsonb))`);
  return rows[0]?.count ?? 0;
}

/** Begins it unless one is under way, whoever begins one at this moment; resolves to whether it did. */
export async function insertRun(
  { db, now }: Tools,
  run: Pick<ReanalysisRow, "is_all" | "total" | "started_by">,
): Promise<ReanalysisRow | undefined> {
  const [row] = await db
    .insert(reanalyses)
    .values({ ...run, id: newId(), status: "RUNNING", version: analyserVersion, started_at: now() })
    .onConflictDoNothing()
    .returning();
  return row;
}

export async function findLatestRun({ db }: Tools): Promise<ReanalysisRow | undefined> {
  const [row] = await db
    .select()
    .from(reanalyses)
    .orderBy(desc(reanalyses.started_at), desc(reanalyses.id))
    .limit(1);
  return row;
}

/** Takes the one that is under way, unless another process has it or only a newer product can read as it wants. */
export async function leaseRun({ db, now }: Tools, leasedBy: string): Promise<ReanalysisRow | undefined> {
  const until = later(now(), leaseMs);
  const [row] = await db
    .update(reanalyses)
    .set({ leased_by: leasedBy, lease_until: until })
    .where(
      and(
        eq(reanalyses.status, "RUNNING"),
        lte(reanalyses.version, analyserVersion),
        isLeaseOver(reanalyses.lease_until, { now: now(), until }),
      ),
    )
    .returning();
  return row;
}

export interface Leased {
  readonly id: string;
  readonly leasedBy: string;
}

function isLeased({ id, leasedBy }: Leased): ReturnType<typeof and> {
  return and(eq(reanalyses.id, id), eq(reanalyses.status, "RUNNING"), eq(reanalyses.leased_by, leasedBy));
}

/** Notes a slice as done and renews the lease; false where it was cancelled, or belongs to another process by now. */
export async function noteSlice(
  { db, now }: Tools,
  leased: Leased,
  slice: { readonly place: Place; readonly answerId: string; readonly analysed: number },
): Promise<boolean> {
  const rows = await db
    .update(reanalyses)
    .set({
      analysed: sql`${reanalyses.analysed} + ${slice.analysed}`,
      at_workspace_id: slice.place.workspaceId,
      at_answer_id: slice.answerId,
      lease_until: later(now(), leaseMs),
    })
    .where(isLeased(leased))
    .returning({ id: reanalyses.id });
  return rows.length > 0;
}

/** Leaves it to whoever takes it next. */
export async function releaseRun({ db }: Tools, leased: Leased): Promise<void> {
  await db.update(reanalyses).set({ leased_by: null, lease_until: null }).where(isLeased(leased));
}

export async function finishRun({ db, now }: Tools, leased: Leased): Promise<void> {
  await db
    .update(reanalyses)
    .set({ status: "DONE", finished_at: now(), lease_until: null })
    .where(isLeased(leased));
}

/** Resolves to the id of the one that was under way, if any. */
export async function cancelRun({ db, now }: Tools): Promise<string | undefined> {
  const [row] = await db
    .update(reanalyses)
    .set({ status: "CANCELLED", finished_at: now(), lease_until: null })
    .where(eq(reanalyses.status, "RUNNING"))
    .returning({ id: reanalyses.id });
  return row?.id;
}
