import { analyserVersion } from "@citelens/answer-analysis";
import type { Reanalysis } from "@citelens/contract/platform/reanalysis";
import { workspaceList } from "#features/workspaces/list/public.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { promiseCache } from "#platform/promise-cache.ts";
import type { Tools } from "#platform/tools.ts";
import { continueReanalysis, reanalyseStored } from "./reanalyse-stored.ts";
import {
  cancelRun,
  countAnalysable,
  countOutdated,
  findLatestRun,
  insertRun,
  type ReanalysisRow,
} from "./reanalyses.sql.ts";

/** Stored answers of all workspaces that are analysed again; for superusers. */
export const reanalysisOfAll = {
  get: getReanalysis,
  begin,
  /** Resolves to the id of the one that was under way, if any. */
  cancel: cancelRun,
  continue: continueReanalysis,
} as const;

async function getReanalysis(tools: Tools): Promise<Reanalysis> {
  const run = await findLatestRun(tools);
  return {
    version: analyserVersion,
    outdated: await outdatedBeside(tools, run),
    run: run
      ? {
          id: run.id,
          status: run.status,
          total: run.total,
          analysed: Math.min(run.analysed, run.total),
          started_at: run.started_at.toISOString(),
          finished_at: run.finished_at?.toISOString() ?? null,
        }
      : null,
  };
}

/** Counting takes a quarter of a second for each hundred thousand that are outdated, so that not every look at the page counts. */
const counts = new WeakMap<Tools["db"], ReturnType<typeof openCounts>>();

function openCounts() {
  return promiseCache<number>({ max: 4, ttl: 60_000 });
}

function countsOf({ db }: Tools): ReturnType<typeof openCounts> {
  const opened = counts.get(db) ?? openCounts();
  counts.set(db, opened);
  return opened;
}

/** Number of answers that a run still has to read while it runs; else at most a minute old, and counted again when a run has ended. */
async function outdatedBeside(tools: Tools, run: ReanalysisRow | undefined): Promise<number> {
  if (run?.status === "RUNNING" && !run.is_all) return Math.max(0, run.total - run.analysed);
  return await countsOf(tools).get(`${run?.id} ${run?.status}`, () => outdated(tools));
}

/** Number of outdated answers; deleted workspaces wait to be removed, and are not read again. */
async function outdated(tools: Tools): Promise<number> {
  return countOutdated(tools, await workspaceList.listIds(tools));
}

/** Begins one in the caller's transaction, which queues its job; undefined where there is nothing to do or one is under way. */
async function begin(
  within: Tools,
  { isAll, startedBy }: { readonly isAll: boolean; readonly startedBy: string | null },
): Promise<{ readonly id: string; readonly total: number } | undefined> {
  const total = isAll
    ? await countAnalysable(within, await workspaceList.listIds(within))
    : await outdated(within);
  if (total === 0) return undefined;
  const run = await insertRun(within, { is_all: isAll, total, started_by: startedBy });
  if (run) await enqueue(within, reanalyseStored, {});
  return run;
}
