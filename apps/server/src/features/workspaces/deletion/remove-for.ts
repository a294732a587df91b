import { setTimeout as wait } from "node:timers/promises";
import { removeJobsOf } from "#platform/jobs/remove-jobs-of.sql.ts";
import { LeaseLost } from "#platform/leases/lease-lost.ts";
import { whileLeased } from "#platform/leases/while-leased.ts";
import { placeOfJob } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { workspaceTopics } from "../store/workspace-topics.ts";
import { type Changes, changeTaken, type DeletionRow, leaseOfDeletion } from "./deletions.sql.ts";
import { nextPart } from "./pace.rules.ts";
import { readPlan } from "./read-plan.ts";
import type { Step } from "./removal-plan.rules.ts";
import { hasRows, holdRoot, removeRoot, removeSlice, type ScopeValues } from "./slices.sql.ts";

/** After a slice it rests twice as long as the slice took, so that others have two thirds of the time of the database at least. */
const restPart = 2;
/** A turn begins with so much of the largest slice, and goes on as fast as the database takes it. */
const firstPart = 1 / 8;

export interface Turn {
  readonly id: string;
  /** How long it goes on at once. */
  readonly turnMs: number;
}

/** Goes on with a deletion for a while; does nothing while another worker has it. */
export async function removeFor(tools: Tools, { id, turnMs }: Turn): Promise<void> {
  const turn = { tools, endsAt: Date.now() + turnMs, part: firstPart };
  // The slice that is under way is ended, and another is not begun where the process stops.
  await whileLeased(tools, leaseOfDeletion(tools, id), (taken) =>
    taken.finished_at === null ? removeAll(turn, taken) : checkAgain(turn, taken),
  );
}

interface RemovalTurn {
  readonly tools: Tools;
  readonly endsAt: number;
  /** How much of the largest slice is removed next. */
  part: number;
}

/** Step by step from where somebody stopped, then once over all of them: what was written meanwhile goes as well. */
async function removeAll(turn: RemovalTurn, taken: DeletionRow): Promise<void> {
  const scope = scopeOf(taken);
  const steps = await readPlan(turn.tools, scope);
  let row = taken.position === null ? await begin(turn, taken) : taken;
  for (let place = placeOf(steps, row); place < steps.length; place += 1) {
    const [step, next] = steps.slice(place);
    if (!step) break;
    const found = await removeStep(turn, row, { scope, step, next: next ?? step });
    row = found.row;
    if (found.isInterrupted) return;
  }
  await end(turn, row, { scope, steps });
}

function scopeOf({ kind, workspace_id, subject_id }: DeletionRow): ScopeValues {
  if (workspace_id === null) throw new Error("A deletion of data names no workspace");
  return kind === "CAMPAIGN" ? { workspace_id, campaign_id: subject_id } : { workspace_id };
}

/** A table that is no more, or stands elsewhere by now, makes it begin again. */
function placeOf(steps: readonly Step[], { position }: DeletionRow): number {
  return Math.max(
    steps.findIndex(({ table }) => table === position?.table),
    0,
  );
}

/** Ends what a deleted workspace still does, and removes what it has elsewhere. */
async function begin(turn: RemovalTurn, row: DeletionRow): Promise<DeletionRow> {
  if (row.kind !== "WORKSPACE") return row;
  return inTransaction(turn.tools, async (within) => keep(within, row, await purge(within, row)));
}

async function purge(within: Tools, row: DeletionRow): Promise<Changes> {
  const { workspace_id } = scopeOf(row);
  const replies = await workspaceTopics.purged.announce(within, placeOfJob({ workspaceId: workspace_id }));
  return { removed: sumOf(row, new Map(replies.flatMap((reply) => Object.entries(reply)))) };
}

async function removeStep(
  turn: RemovalTurn,
  before: DeletionRow,
  { scope, step, next }: { readonly scope: ScopeValues; readonly step: Step; readonly next: Step },
): Promise<{ readonly row: DeletionRow; readonly isInterrupted: boolean }> {
  let row = before;
  let after = row.position?.table === step.table ? (row.position.after ?? undefined) : undefined;
  for (;;) {
    const begunAt = performance.now();
    const done = await inTransaction(turn.tools, async (within) => {
      const slice = await inPlace(within, scope, (tools) =>
        removeSlice(tools, scope, { step, after, part: turn.part }),
      );
      const position = slice.after
        ? { table: step.table, after: slice.after }
        : { table: next.table, after: null };
      const removed = sumOf(row, slice.removed, "postgres.");
      return { slice, row: await keep(within, row, { removed, position }) };
    });
    row = done.row;
    after = done.slice.after;
    if (!after) return { row, isInterrupted: false };
    if (Date.now() >= turn.endsAt || turn.tools.stopping.aborted) return { row, isInterrupted: true };
    const tookMs = performance.now() - begunAt;
    turn.part = nextPart(turn.part, tookMs);
    await wait(tookMs * restPart);
  }
}

/** Removes the row that all belonged to; begins again where something was added meanwhile. */
async function end(
  turn: RemovalTurn,
  row: DeletionRow,
  { scope, steps }: { readonly scope: ScopeValues; readonly steps: readonly Step[] },
): Promise<void> {
  await inTransaction(turn.tools, async (within) => {
    const left = await inPlace(within, scope, async (tools) => {
      if (!(await holdRoot(tools, scope))) return undefined;
      for (const step of steps) if (await hasRows(tools, scope, step)) return step;
      await removeRoot(tools, scope);
      return undefined;
    });
    if (left) {
      await keep(within, row, { position: { table: left.table, after: null } });
      return;
    }
    const jobs = await removeJobsOf(within, jobsOf(scope));
    const now = turn.tools.now();
    const isChecked = row.kind === "CAMPAIGN"; // of a campaign nothing is kept elsewhere
    await keep(within, row, {
      removed: sumOf(
        row,
        new Map([
          [row.kind === "CAMPAIGN" ? "postgres.campaigns" : "postgres.workspaces", 1],
          ["queue.jobs", jobs],
        ]),
      ),
      finished_at: now,
      ...(isChecked && { checked_at: now }),
    });
  });
}

function jobsOf({ workspace_id, campaign_id }: ScopeValues): Readonly<Record<string, string>> {
  return campaign_id === undefined ? { workspaceId: workspace_id } : { campaignId: campaign_id };
}

async function checkAgain(turn: RemovalTurn, row: DeletionRow): Promise<void> {
  await inTransaction(turn.tools, async (within) => {
    const changes = await purge(within, row);
    await keep(within, row, { ...changes, checked_at: turn.tools.now() });
  });
}

/** Writes down what the transaction did, in the transaction; one that another worker has taken over is undone. */
async function keep(within: Tools, row: DeletionRow, changes: Changes): Promise<DeletionRow> {
  const { id, fence } = row;
  if (!(await changeTaken(within, { id, fence, changes }))) throw new LeaseLost();
  return { ...row, ...changes };
}

function inPlace<T>(
  within: Tools,
  { workspace_id }: ScopeValues,
  run: (tools: Tools) => Promise<T>,
): Promise<T> {
  return withinWorkspace(within, placeOfJob({ workspaceId: workspace_id }), (db) => run({ ...within, db }));
}

function sumOf(
  { removed }: DeletionRow,
  more: ReadonlyMap<string, number>,
  prefix = "",
): Readonly<Record<string, number>> {
  const sum = new Map(Object.entries(removed));
  for (const [name, rows] of more) if (rows > 0) sum.set(prefix + name, (sum.get(prefix + name) ?? 0) + rows);
  return Object.fromEntries(sum);
}
