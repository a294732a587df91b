import { z } from "zod";
import { type Answer, endpoint, superuserReads, superusers } from "../base/endpoint.ts";
import { count, instant, optionalText, text } from "../base/fields.ts";
import { pageOf, paging } from "../base/paging.ts";

export const jobQueue = z.object({
  /** room.verb-noun. */
  name: z.string(),
  /** Jobs that were never begun, with those that are meant for later. */
  waiting: count,
  /** Since when the oldest one could have been begun; null while none could. */
  oldest_due: instant.nullable(),
  running: count,
  /** Failed, and tried again by themselves. */
  retrying: count,
  /** Failed for good. */
  failed: count,
  /** Done within 24 hours. */
  done: count,
});
export type JobQueueState = z.output<typeof jobQueue>;

export const jobOutcomes = ["WAITING", "RUNNING", "RETRYING", "DONE", "FAILED"] as const;

/** A job that runs by itself. */
export const scheduledJob = z.object({
  name: z.string(),
  /** A cron expression in UTC. */
  cron: z.string(),
  /** The newest run that the clock made; null before the first, or when it is no longer kept. */
  last_run: z.object({ at: instant, outcome: z.enum(jobOutcomes) }).nullable(),
  next_run: instant.nullable(),
});
export type ScheduledJob = z.output<typeof scheduledJob>;

export const listJobs = endpoint({
  ...superuserReads,
  path: "/admin/jobs/",
  summary: "The queues of jobs, and the jobs that run by themselves with their last and next run",
  answer: z.object({ queues: z.array(jobQueue), scheduled: z.array(scheduledJob) }),
});
export type Jobs = Answer<typeof listJobs>;

/** Filter of failed jobs: of a queue, with an error, or all of them. */
const filter = { queue: optionalText(100).optional(), error: optionalText(400).optional() };

export const failedJob = z.object({
  id: z.string(),
  queue: z.string(),
  /** The first line, without ids and sign-ins, so that the same failure reads the same. */
  error: z.string(),
  /** How often it was begun. */
  attempts: count,
  /** Ids and numbers of its payload; everything else is left out. */
  payload: z.record(z.string(), z.union([z.string(), z.number()])),
  created: instant,
  failed_at: instant,
  /** When it is removed. */
  kept_until: instant,
});
export type FailedJob = z.output<typeof failedJob>;

export const listFailedJobs = endpoint({
  ...superuserReads,
  path: "/admin/jobs/failed/",
  summary: "Jobs that failed for good, newest first",
  query: z.object({ ...paging, ...filter }),
  answer: pageOf(failedJob).extend({
    /** When this was read: acts on the jobs of the list leave those alone that fail later. */
    as_of: instant,
    /** How many days failed jobs are kept. */
    kept_days: count,
  }),
});
export type FailedJobs = Answer<typeof listFailedJobs>;

export const listJobErrors = endpoint({
  ...superuserReads,
  path: "/admin/jobs/errors/",
  summary: "The errors of jobs that failed for good, the most frequent 20",
  query: z.object({ queue: filter.queue }),
  answer: z.object({
    results: z.array(z.object({ error: z.string(), jobs: count, failed_at: instant })),
  }),
});
export type JobErrors = Answer<typeof listJobErrors>;

export const getFailedJob = endpoint({
  ...superuserReads,
  path: "/admin/jobs/failed/:jobId/",
  summary: "A job that failed for good, with where in the code",
  params: z.object({ jobId: z.string().max(100) }),
  answer: failedJob.extend({
    /** The frames of the stack. */
    stack: z.array(z.string()),
    started_at: instant.nullable(),
  }),
});
export type FailedJobDetails = Answer<typeof getFailedJob>;

const jobsAction = z.object({
  /** Noted in the audit log. */
  reason: text(500),
  /** Time after which failed jobs are left alone; the `as_of` of the list that was seen. */
  failed_until: instant,
  which: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("one"), job_id: z.uuid() }),
    z.object({ kind: z.literal("all"), ...filter }),
  ]),
});

const acted = z.object({
  /** How many jobs this very call moved; 0 where others were faster. */
  moved: count,
  /** How many of those that are meant are still there, since there was no time for more. */
  left: count,
});
export type JobsActed = z.output<typeof acted>;

export const retryJobs = endpoint({
  ...superusers,
  method: "POST",
  path: "/admin/jobs/retry/",
  summary: "Run jobs once more that failed for good; asked twice, they run once",
  repeatable: "once",
  body: jobsAction,
  answer: acted,
});

export const discardJobs = endpoint({
  ...superusers,
  method: "POST",
  path: "/admin/jobs/discard/",
  summary: "Remove jobs that failed for good",
  repeatable: "once",
  body: jobsAction,
  answer: acted,
});
