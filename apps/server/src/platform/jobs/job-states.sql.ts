import { sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";

export interface JobCounts {
  readonly name: string;
  readonly queued: number;
  readonly active: number;
  readonly failed: number;
  readonly completed: number;
}

/** How many jobs of each kind wait, run, failed for good or are done, as far as they are kept. */
export async function jobCounts({ db }: Pick<Tools, "db">): Promise<JobCounts[]> {
  const { rows } = await db.execute<{ [K in keyof JobCounts]: JobCounts[K] }>(sql`
    select queue.name,
      count(job.id) filter (where job.state in ('created', 'retry'))::int as queued,
      count(job.id) filter (where job.state = 'active')::int as active,
      count(job.id) filter (where job.state = 'failed')::int as failed,
      count(job.id) filter (where job.state = 'completed')::int as completed
    from jobs.queue left join jobs.job on job.name = queue.name
    where queue.name not like '\\_\\_%'
    group by queue.name order by queue.name`);
  return rows;
}

export interface JobsNow {
  /** Due, and not begun. */
  readonly waiting: number;
  /** For good, as far as they are kept. */
  readonly failed: number;
  /** The kind of the one that failed last. */
  readonly failed_last: string | null;
}

/** What of all jobs somebody may have to look at; three looks into small indexes, however many are done. */
export async function jobsNow({ db }: Pick<Tools, "db">): Promise<JobsNow> {
  const { rows } = await db.execute<{ [K in keyof JobsNow]: JobsNow[K] }>(sql`
    select
      (select count(*)::int from jobs.job where state < 'active' and not blocked and start_after <= now()) as waiting,
      (select count(*)::int from jobs.job where state = 'failed') as failed,
      (select name from jobs.job where state = 'failed' order by completed_on desc nulls last limit 1) as failed_last`);
  return rows[0] ?? { waiting: 0, failed: 0, failed_last: null };
}

export interface FailedJob {
  readonly id: string;
  readonly name: string;
  readonly failed_at: Date | null;
  readonly error: string;
}

/** Jobs that failed for good, the newest first; `error` is the last one's message. */
export async function listFailedJobs({ db }: Pick<Tools, "db">, limit: number): Promise<FailedJob[]> {
  const { rows } = await db.execute<{
    id: string;
    name: string;
    failed_at: string | Date | null;
    error: string | null;
  }>(sql`
    select id, name, completed_on as failed_at, coalesce(output->>'message', output::text) as error
    from jobs.job where state = 'failed' order by completed_on desc nulls last limit ${limit}`);
  return rows.map(({ failed_at, error, ...row }) => ({
    ...row,
    failed_at: failed_at === null ? null : new Date(failed_at),
    error: error ?? "",
  }));
}

/** The queue of a job that failed for good. */
export async function findFailedJob({ db }: Pick<Tools, "db">, jobId: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from jobs.job where id::text = ${jobId} and state = 'failed'`,
  );
  return rows[0]?.name;
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

/** The queues that have a job which could be taken now: one look into an index for each of them. */
export async function listDueQueues({ db }: Pick<Tools, "db">): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from jobs.queue where exists (
      select from jobs.job where job.name = queue.name and job.state < 'active' and not job.blocked
        and job.start_after <= now())`);
  return rows.map(({ name }) => name);
}

/** Makes due what is due by the product's clock, where that one is ahead of the database's. For tests. */
export async function hastenJobs({ db, now }: Pick<Tools, "db" | "now">): Promise<void> {
  const aheadMs = now().getTime() - Date.now();
  await db.execute(sql`
    update jobs.job set start_after = now()
    where state in ('created', 'retry') and start_after > now()
      and start_after <= now() + ${aheadMs}::float8 * interval '1 millisecond'`);
}
