import type { ParsedInput } from "@citelens/contract/base/endpoint";
import type * as contract from "@citelens/contract/platform/admin-jobs";
import type { FailedJobRow } from "#platform/jobs/failed-jobs.sql.ts";
import { findFailedJob, listFailedJobs, listJobErrors } from "#platform/jobs/failed-jobs.sql.ts";
import { listQueues, listSchedules, type ScheduleRow } from "#platform/jobs/job-states.sql.ts";
import { pageOfRows } from "#platform/paging.ts";
import { withinTime } from "#platform/postgres.ts";
import { promiseCache } from "#platform/promise-cache.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { rangeOf } from "../store/list-query.ts";
import { framesOf, shownPayload } from "./payload.rules.ts";

/** All who look at an instance's page share what is read once in so long. */
const freshMs = 2_000;
const readMsMax = 10_000;
const errorsShown = 20;

export interface JobLists {
  list(): Promise<contract.Jobs>;
  errors(queue: string | undefined): Promise<contract.JobErrors>;
}

export function openJobLists(tools: Tools): JobLists {
  const lists = promiseCache<contract.Jobs>({ max: 1, ttl: freshMs });
  const errors = promiseCache<contract.JobErrors>({ max: 100, ttl: freshMs });
  return {
    list: () =>
      lists.get("all", () => withinTime(tools, readMsMax, (within) => readJobs({ ...tools, ...within }))),
    errors: (queue) =>
      errors.get(queue ?? "", () => withinTime(tools, readMsMax, (within) => readErrors(within, queue))),
  };
}

async function readJobs(tools: Tools): Promise<contract.Jobs> {
  const queues = await listQueues(tools);
  const schedules = await listSchedules(tools);
  return {
    queues: queues.map(({ oldest_due, ...queue }) => ({
      ...queue,
      oldest_due: oldest_due?.toISOString() ?? null,
    })),
    scheduled: schedules.map((schedule) => scheduledJob(tools, schedule)),
  };
}

const outcomes = {
  created: "WAITING",
  retry: "RETRYING",
  active: "RUNNING",
  completed: "DONE",
  cancelled: "FAILED",
  failed: "FAILED",
} as const;

function scheduledJob({ jobs, now }: Tools, { name, cron, state, at }: ScheduleRow): contract.ScheduledJob {
  const [next] = jobs.boss.previewSchedule(cron, { tz: "UTC", from: now(), count: 1 });
  return {
    name,
    cron,
    last_run: state && at && { at: at.toISOString(), outcome: outcomes[state] },
    next_run: next?.toISOString() ?? null,
  };
}

async function readErrors(tools: Pick<Tools, "db">, queue: string | undefined): Promise<contract.JobErrors> {
  const rows = await listJobErrors(tools, { queue, limit: errorsShown });
  return { results: rows.map(({ failed_at, ...row }) => ({ ...row, failed_at: failed_at.toISOString() })) };
}

type FailedQuery = ParsedInput<typeof contract.listFailedJobs>["query"] & { readonly url: string };

export async function failedJobsPage(tools: Tools, query: FailedQuery): Promise<contract.FailedJobs> {
  const { queue, error } = query;
  const { count, rows, asOf, keptDays } = await withinTime(tools, readMsMax, (within) =>
    listFailedJobs(within, { queue, error, ...rangeOf(query) }),
  );
  return {
    ...pageOfRows(rows.map(shownJob), { ...query, count, pageSize: query.page_size }),
    as_of: asOf.toISOString(),
    kept_days: keptDays,
  };
}

export async function failedJobDetails(tools: Tools, jobId: string): Promise<contract.FailedJobDetails> {
  const row = await findFailedJob(tools, jobId);
  if (!row) throw new Refusal("NOT_FOUND");
  return {
    ...shownJob(row),
    stack: framesOf(row.stack),
    started_at: row.started_at?.toISOString() ?? null,
  };
}

function shownJob({ data, created, failed_at, kept_until, ...job }: FailedJobRow): contract.FailedJob {
  return {
    ...job,
    payload: shownPayload(data),
    created: created.toISOString(),
    failed_at: failed_at.toISOString(),
    kept_until: kept_until.toISOString(),
  };
}
