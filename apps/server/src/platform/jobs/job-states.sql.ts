import { sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";

export interface QueueRow {
  readonly name: string;
  readonly waiting: number;
  readonly oldest_due: Date | null;
  readonly running: number;
  readonly retrying: number;
  readonly failed: number;
  /** Within 24 hours. */
  readonly done: number;
}

/** How many jobs of each kind wait, run, are tried again, failed for good or are done. */
export async function listQueues({ db }: Pick<Tools, "db">): Promise<QueueRow[]> {
  const { rows } = await db.execute<Omit<QueueRow, "oldest_due"> & { oldest_due: string | Date | null }>(sql`
    select queue.name,
      count(job.id) filter (where job.state = 'created')::int as waiting,
      min(job.start_after) filter (where job.state < 'active' and job.start_after <= now()) as oldest_due,
      count(job.id) filter (where job.state = 'active')::int as running,
      count(job.id) filter (where job.state = 'retry')::int as retrying,
      count(job.id) filter (where job.state = 'failed')::int as failed,
      count(job.id) filter (where job.state = 'completed')::int as done
    from jobs.queue left join jobs.job on job.name = queue.name
      and (job.state <> 'completed' or job.completed_on > now() - interval '1 day')
    where queue.name not like '\\_\\_%'
    group by queue.name order by queue.name`);
  return rows.map(({ oldest_due, ...row }) => ({
    ...row,
    oldest_due: oldest_due === null ? null : new Date(oldest_due),
  }));
}

export interface ScheduleRow {
  readonly name: string;
  readonly cron: string;
  /** The job that the clock made last, as far as it is kept. */
  readonly state: "created" | "retry" | "active" | "completed" | "cancelled" | "failed" | null;
  /** When that was begun, or made where it was not. */
  readonly at: Date | null;
}

/** The jobs that have a clock, by name. */
export async function listSchedules({ db }: Pick<Tools, "db">): Promise<ScheduleRow[]> {
  const { rows } = await db.execute<Omit<ScheduleRow, "at"> & { at: string | Date | null }>(sql`
    select schedule.name, schedule.cron, job.state, coalesce(job.started_on, job.created_on) as at
    from jobs.schedule left join jobs.job on job.name = schedule.name and job.id = schedule.last_job_id
    order by schedule.name`);
  return rows.map(({ at, ...row }) => ({ ...row, at: at === null ? null : new Date(at) }));
}

/**
 * Takes back the jobs of a kind for a workspace that were not begun, and resolves to their payloads: anyone who enqueued them
 * in this transaction means to run them by another clock.
 */
export async function takeBackJobs(
  { db }: Pick<Tools, "db">,
  { workspaceId }: Place,
  name: string,
): Promise<unknown[]> {
  const { rows } = await db.execute<{ data: unknown }>(sql`
    delete from jobs.job
    where name = ${name} and state = 'created' and data->>'workspaceId' = ${workspaceId} returning data`);
  return rows.map(({ data }) => data);
}

/**
 * The queues that have a job which could be taken now: one look into an index for each of them. Jobs whose worker has said nothing for as
 * long as it is believed alive are such by that; those that were tried as often as they may be are left to the queue, which ends them.
 */
export async function listDueQueues({ db }: Pick<Tools, "db">): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    with orphaned as (
      update jobs.job set state = 'retry', start_after = now()
      where state = 'active' and heartbeat_on + heartbeat_seconds * interval '1 second' < now() and retry_count < retry_limit
      returning name
    )
    select name from jobs.queue where exists (
      select from jobs.job where job.name = queue.name and job.state < 'active' and not job.blocked
        and job.start_after <= now())
      or name in (select name from orphaned)`);
  return rows.map(({ name }) => name);
}

/** Lets a job be taken by another worker at once; this try is none of those that it has. Nothing happens where it is this worker's no more. */
export async function handBackJob(
  { db }: Pick<Tools, "db">,
  { name, id, retryCount }: { readonly name: string; readonly id: string; readonly retryCount: number },
): Promise<void> {
  await db.execute(sql`
    update jobs.job set state = 'retry', start_after = now(), retry_limit = retry_limit + 1
    where name = ${name} and id = ${id} and state = 'active' and retry_count = ${retryCount}`);
}

/** Makes due what is due by the product's clock, where that one is ahead of the database's. For tests. */
export async function hastenJobs({ db, now }: Pick<Tools, "db" | "now">): Promise<void> {
  const aheadMs = now().getTime() - Date.now();
  await db.execute(sql`
    update jobs.job set start_after = now()
    where state in ('created', 'retry') and start_after > now()
      and start_after <= now() + ${aheadMs}::float8 * interval '1 millisecond'`);
}

export interface JobsNow {
  /** Due, and not begun. */
  readonly waiting: number;
  /** For good, as far as they are kept. */
  readonly failed: number;
  /** The kind of the one that failed last. */
  readonly failed_last: string | null;
}

/** Counts of the jobs that somebody may have to look at; three looks into small indexes, however many are done. */
export async function jobsNow({ db }: Pick<Tools, "db">): Promise<JobsNow> {
  const { rows } = await db.execute<{ [K in keyof JobsNow]: JobsNow[K] }>(sql`
    select
      (select count(*)::int from jobs.job where state < 'active' and not blocked and start_after <= now()) as waiting,
      (select count(*)::int from jobs.job where state = 'failed') as failed,
      (select name from jobs.job where state = 'failed' order by completed_on desc nulls last limit 1) as failed_last`);
  return rows[0] ?? { waiting: 0, failed: 0, failed_last: null };
}
