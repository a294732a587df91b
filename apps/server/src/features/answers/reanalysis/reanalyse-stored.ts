import { analyserVersion } from "@citelens/answer-analysis";
import { minuteMs } from "@citelens/contract/base/days";
import { z } from "zod";
import { workspaceList } from "#features/workspaces/list/public.ts";
import { firstId } from "#platform/ids.ts";
import { job } from "#platform/jobs/job.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { whileLeased } from "#platform/leases/while-leased.ts";
import { type Place, placeOfJob } from "#platform/place.ts";
import { isPostgresPassing } from "#platform/postgres.ts";
import { eachAlone } from "#platform/sweeps/each-alone.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { findNextAnalysable, reanalyseNext } from "../analysis/reanalyse.ts";
import { messageOf } from "../unstored/set-aside.ts";
import {
  findLatestRun,
  finishRun,
  type LeasedRun,
  leaseOfRun,
  noteSlice,
  type ReanalysisRow,
} from "./reanalyses.sql.ts";

/** Less than a job may take before the queue gives it to another worker. */
const jobMs = 5 * minuteMs;

/**
 * Goes on with what is under way, from where it stands, unless another process has it; what a process left behind that died is
 * taken up within one.
 */
export const reanalyseStored = job({
  name: "answers.reanalyse-stored",
  payload: z.object({}),
  run: async (tools) => {
    if ((await continueReanalysis(tools, { forMs: jobMs })) === "more")
      await enqueue(tools, reanalyseStored, {});
  },
  cron: "* * * * *",
});

/** Result of a turn: all is done, or more is to do, or there was nothing that this process may do. */
export type ReanalysisProgress = "done" | "more" | "idle";

/** Analyses what is under way for so long. One workspace or answer that fails is noted, and stops no other. */
export async function continueReanalysis(
  tools: Tools,
  { forMs }: { readonly forMs: number },
): Promise<ReanalysisProgress> {
  const latest = await findLatestRun(tools);
  if (latest?.status !== "RUNNING") return "idle";
  const done = await whileLeased(tools, leaseOfRun(tools, latest.id), (run, signal) =>
    goOn(tools, { run, signal, untilMs: performance.now() + forMs }),
  );
  return done === "held" || done === "lost" ? "idle" : done;
}

async function goOn(tools: Tools, analysing: AnalysisTurn): Promise<ReanalysisProgress> {
  const { run } = analysing;
  let state: ReanalysisProgress | undefined;
  await eachAlone(tools, await workspacesAfter(tools, run), {
    sweep: "answers.reanalyse-stored",
    idOf: (workspaceId) => workspaceId,
    run: async (workspaceId) => {
      if (state !== undefined) return;
      state = await analyseWorkspace(tools, workspaceId, analysing);
    },
  });
  if (state !== undefined) return state;
  await finishRun(tools, run);
  return "done";
}

/** Ids of workspaces that are to come, the one that a process left in the middle first. */
async function workspacesAfter(tools: Tools, { at_workspace_id }: ReanalysisRow): Promise<string[]> {
  const ids = (await workspaceList.listIds(tools)).toSorted();
  return at_workspace_id === null ? ids : ids.filter((id) => id >= at_workspace_id);
}

interface AnalysisTurn {
  readonly run: ReanalysisRow;
  readonly signal: AbortSignal;
  readonly untilMs: number;
}

/** Resolves to what ended it before its time, if anything. Throws what one of its answers failed with, behind all others. */
async function analyseWorkspace(
  tools: Tools,
  workspaceId: string,
  { run, signal, untilMs }: AnalysisTurn,
): Promise<ReanalysisProgress | undefined> {
  const place = placeOfJob({ workspaceId });
  const belowVersion = run.is_all ? undefined : analyserVersion;
  const failures: unknown[] = [];
  let after = run.at_workspace_id === workspaceId ? (run.at_answer_id ?? firstId) : firstId;
  for (;;) {
    const slice = await analyseSlice(tools, place, { leased: run, belowVersion, after, failures });
    if (!slice) break;
    if (!slice.isOurs) return "idle";
    if (performance.now() > untilMs || signal.aborted) return "more";
    after = slice.last;
  }
  if (failures.length > 0)
    throw new Error(
      `${failures.length} of its answers could not be analysed, as one: ${messageOf(failures[0])}`,
    );
  return undefined;
}

interface SliceInput {
  readonly leased: LeasedRun;
  readonly belowVersion: number | undefined;
  readonly after: string;
  readonly failures: unknown[];
}

interface SliceResult {
  readonly count: number;
  readonly last: string;
  /** False where it was cancelled, or another process has it by now. */
  readonly isOurs: boolean;
}

/** The next answers in one transaction, with what is noted of them; one by one where one of them fails. */
async function analyseSlice(
  tools: Tools,
  place: Place,
  slicing: SliceInput,
): Promise<SliceResult | undefined> {
  try {
    return await sliceOf(tools, place, slicing);
  } catch (error) {
    if (isPostgresPassing(error)) throw error;
    return await analyseNext(tools, place, slicing);
  }
}

async function sliceOf(
  tools: Tools,
  place: Place,
  { leased, belowVersion, after, limit }: Omit<SliceInput, "failures"> & { readonly limit?: number },
): Promise<SliceResult | undefined> {
  return inTransaction(tools, async (within) => {
    const slice = { belowVersion, after, ...(limit !== undefined && { limit }) };
    const read = await reanalyseNext(within, place, slice);
    if (!read) return undefined;
    const { count: analysed, last: answerId } = read;
    const isOurs = await noteSlice(within, leased, { place, answerId, analysed });
    return { ...read, isOurs };
  });
}

/** One answer alone; passes over one that fails, which stays as an older analysis has read it. */
async function analyseNext(
  tools: Tools,
  place: Place,
  slicing: SliceInput,
): Promise<SliceResult | undefined> {
  const { leased, belowVersion, after, failures } = slicing;
  const answerId = await findNextAnalysable(tools, place, { belowVersion, after });
  if (answerId === undefined) return undefined;
  try {
    return await sliceOf(tools, place, { leased, belowVersion, after, limit: 1 });
  } catch (error) {
    if (isPostgresPassing(error)) throw error;
    tools.log.error({ err: error, answer: answerId }, "A stored answer could not be analysed again");
    failures.push(error);
    const isOurs = await noteSlice(tools, leased, { place, answerId, analysed: 0 });
    return { count: 0, last: answerId, isOurs };
  }
}
