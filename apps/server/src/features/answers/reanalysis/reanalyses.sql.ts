import { analyserVersion } from "@citelens/answer-analysis";
import { and, desc, eq, lte, type SQL, sql } from "drizzle-orm";
import { newId } from "#platform/ids.ts";
import { changeHeld, type LeasedRow, letGo } from "#platform/leases/lease.sql.ts";
import { type Lease, leaseOf } from "#platform/leases/while-leased.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { answers } from "../store/answers.tables.ts";
import { reanalyses } from "./reanalyses.tables.ts";

export type ReanalysisRow = typeof reanalyses.$inferSelect;

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

function leasedRow(id: string): LeasedRow<typeof reanalyses> {
  return { table: reanalyses, where: and(eq(reanalyses.id, id), eq(reanalyses.status, "RUNNING")) };
}

/** The lease of one that is under way, unless only a newer product can read as it wants. */
export function leaseOfRun(tools: Tools, id: string): Lease<ReanalysisRow> {
  const where = lte(reanalyses.version, analyserVersion);
  return leaseOf(tools, leasedRow(id), { what: { reanalysis: id }, where });
}

export type LeasedRun = Pick<ReanalysisRow, "id" | "fence">;

/** Notes a slice as done; false where it was cancelled, or belongs to another process by now. */
export function noteSlice(
  tools: Tools,
  { id, fence }: LeasedRun,
  slice: { readonly place: Place; readonly answerId: string; readonly analysed: number },
): Promise<boolean> {
  return changeHeld(tools, leasedRow(id), {
    fence,
    changes: {
      analysed: sql`${reanalyses.analysed} + ${slice.analysed}`,
      at_workspace_id: slice.place.workspaceId,
      at_answer_id: slice.answerId,
    },
  });
}

export async function finishRun(tools: Tools, { id, fence }: LeasedRun): Promise<void> {
  const changes = { status: "DONE", finished_at: tools.now(), ...letGo(reanalyses) } as const;
  await changeHeld(tools, leasedRow(id), { fence, changes });
}

/** Resolves to the id of the one that was under way, if any. */
export async function cancelRun({ db, now }: Tools): Promise<string | undefined> {
  const [row] = await db
    .update(reanalyses)
    .set({ status: "CANCELLED", finished_at: now(), ...letGo(reanalyses) })
    .where(eq(reanalyses.status, "RUNNING"))
    .returning({ id: reanalyses.id });
  return row?.id;
}
