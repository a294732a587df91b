import type { ParsedInput } from "@citelens/contract/base/endpoint";
import type { discardJobs, JobsActed, retryJobs } from "@citelens/contract/platform/admin-jobs";
import type { Superuser } from "#features/accounts/sign-in/public.ts";
import { audit } from "#platform/audit/audit.ts";
import {
  countFailedJobs,
  discardSlice,
  type FailedFilter,
  type FailedSlice,
  type MovedJobs,
  retrySlice,
} from "#platform/jobs/failed-jobs.sql.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";

export type JobsAction = ParsedInput<typeof retryJobs | typeof discardJobs>["body"];

interface Kind {
  readonly action: string;
  readonly moveSlice: (tools: Tools, slice: FailedSlice) => Promise<MovedJobs[]>;
}

const retry: Kind = { action: "jobs.retried", moveSlice: retrySlice };
const discard: Kind = { action: "jobs.discarded", moveSlice: discardSlice };

/** One statement locks no more than so many rows. */
const sliceMax = 1_000;
const actMsMax = 10_000;

/** Runs failed jobs once more. A job that was moved by another meanwhile, that runs, or that failed later is left alone. */
export function retryFailedJobs(tools: Tools, superuser: Superuser, act: JobsAction): Promise<JobsActed> {
  return actOn(tools, superuser, { ...act, kind: retry });
}

/** Removes failed jobs, under the same conditions. */
export function discardFailedJobs(tools: Tools, superuser: Superuser, act: JobsAction): Promise<JobsActed> {
  return actOn(tools, superuser, { ...act, kind: discard });
}

/** Slice by slice, each with its line of the audit log in one transaction, until none is left or the time is over. */
async function actOn(
  tools: Tools,
  superuser: Superuser,
  { kind, ...act }: JobsAction & { readonly kind: Kind },
): Promise<JobsActed> {
  const endsAt = performance.now() + actMsMax;
  const filter = filterOf(act);
  let moved = 0;
  for (;;) {
    const now = await moveSlice(tools, superuser, { kind, act, filter });
    moved += now;
    if (now < sliceMax) return { moved, left: 0 };
    if (performance.now() > endsAt) return { moved, left: await countFailedJobs(tools, filter) };
  }
}

interface SliceOf {
  readonly kind: Kind;
  readonly act: JobsAction;
  readonly filter: FailedFilter;
}

function moveSlice(
  tools: Tools,
  superuser: Superuser,
  { kind: { action, moveSlice: move }, act, filter }: SliceOf,
): Promise<number> {
  return inTransaction(tools, async (within) => {
    const slice = { ...filter, until: new Date(act.failed_until), limit: sliceMax };
    const ofQueues = await move(within, slice);
    const jobs = ofQueues.reduce((sum, queue) => sum + queue.jobs, 0);
    if (jobs === 0) return 0;

    const details = {
      reason: act.reason,
      jobs,
      queues: ofQueues
        .map((queue) => `${queue.queue} ${queue.jobs}`)
        .join(", ")
        .slice(0, 500),
      error: filter.error ?? null,
    };
    await audit(within, superuser, { action, ...(filter.jobId && { subjectId: filter.jobId }), details });
    return jobs;
  });
}

function filterOf({ which }: JobsAction): FailedFilter {
  return which.kind === "one" ? { jobId: which.job_id } : { queue: which.queue, error: which.error };
}
