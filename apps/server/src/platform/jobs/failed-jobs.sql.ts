import { type SQL, sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";

type DbTools = Pick<Tools, "db">;

/** Filter of failed jobs; all of them without any of it. */
export interface FailedFilter {
  readonly queue?: string | undefined;
  /** The first line as lists show it. */
  readonly error?: string | undefined;
  readonly jobId?: string | undefined;
}

export interface FailedJobRow {
  readonly id: string;
  readonly queue: string;
  readonly error: string;
  readonly attempts: number;
  readonly data: unknown;
  readonly created: Date;
  readonly started_at: Date | null;
  readonly failed_at: Date;
  readonly kept_until: Date;
  readonly stack: string | null;
}

/** Row as the database answers, before its times are dates. */
type Raw = {
  [K in keyof FailedJobRow]: FailedJobRow[K] extends Date | null ? string | Date : FailedJobRow[K];
};

/**
 * The first line of the error, without ids and without the sign-in of an address, so that the same failure reads the same. A
 * statement that failed is told by the database's words: its own hold its values.
 */
const errorLine = sql.raw(String.raw`left(regexp_replace(regexp_replace(split_part(coalesce(
    case when output->>'message' like 'Failed query:%' then output->'cause'->>'message' end,
    output->>'message', output->'value'->>'message', output->>'value', 'No error was stored'), E'\n', 1),
  '://[^/@[:space:]]*@', '://', 'g'), '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}', '…', 'gi'), 300)`);

const failedAt = sql.raw("coalesce(completed_on, created_on)");

const shown = sql`id, name as queue, ${errorLine} as error, retry_count + 1 as attempts, data, created_on as created,
  started_on as started_at, ${failedAt} as failed_at, ${failedAt} + deletion_seconds * interval '1s' as kept_until`;

export interface FailedPage {
  readonly count: number;
  /** The database's clock. */
  readonly asOf: Date;
  readonly keptDays: number;
  readonly rows: readonly FailedJobRow[];
}

/** A page of the jobs that failed for good, the newest first. */
export async function listFailedJobs(
  { db }: DbTools,
  { limit, offset, ...filter }: FailedFilter & { readonly limit: number; readonly offset: number },
): Promise<FailedPage> {
  const { rows: sums } = await db.execute<{ as_of: string | Date; count: number; kept_days: number }>(sql`
    select clock_timestamp() as as_of, (select count(*)::int from jobs.job where ${matching(filter)}) as count,
      (select coalesce(max(deletion_seconds), 0) / 86400 from jobs.queue where name not like '\\_\\_%') as kept_days`);
  const { rows } = await db.execute<Raw>(sql`
    select ${shown}, null as stack from jobs.job where ${matching(filter)}
    order by completed_on desc nulls last, id limit ${limit} offset ${offset}`);
  const [sum] = sums;
  return {
    count: sum?.count ?? 0,
    asOf: new Date(sum?.as_of ?? 0),
    keptDays: sum?.kept_days ?? 0,
    rows: rows.map(dated),
  };
}

export async function countFailedJobs({ db }: DbTools, filter: FailedFilter = {}): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from jobs.job where ${matching(filter)}`,
  );
  return rows[0]?.count ?? 0;
}

export async function findFailedJob({ db }: DbTools, jobId: string): Promise<FailedJobRow | undefined> {
  const { rows } = await db.execute<Raw>(
    sql`select ${shown}, output->>'stack' as stack from jobs.job where ${matching({ jobId })}`,
  );
  return rows.map(dated)[0];
}

export interface JobErrorRow {
  readonly error: string;
  readonly jobs: number;
  readonly failed_at: Date;
}

/** The most frequent errors of jobs that failed for good. */
export async function listJobErrors(
  { db }: DbTools,
  { limit, ...filter }: FailedFilter & { readonly limit: number },
): Promise<JobErrorRow[]> {
  const { rows } = await db.execute<{ error: string; jobs: number; failed_at: string | Date }>(sql`
    select ${errorLine} as error, count(*)::int as jobs, max(${failedAt}) as failed_at
    from jobs.job where ${matching(filter)} group by 1 order by 2 desc, 3 desc limit ${limit}`);
  return rows.map((row) => ({ ...row, failed_at: new Date(row.failed_at) }));
}

export interface FailedSlice extends FailedFilter {
  /** Jobs that failed later are left alone. */
  readonly until: Date;
  readonly limit: number;
}

/** How many jobs of a queue were moved. */
export interface MovedJobs {
  readonly queue: string;
  readonly jobs: number;
}

/**
 * Queues so many of the failed jobs once more, as pg-boss does it for one. A job is moved by the transaction that holds its row
 * while it is failed, and by no other. What failed long ago would be past its time to be begun, and so gets that anew.
 */
export async function retrySlice(tools: DbTools, slice: FailedSlice): Promise<MovedJobs[]> {
  const chosen = await lockSlice(tools, slice);
  await tools.db.execute(sql`
    update jobs.job set state = 'retry', retry_limit = job.retry_limit + 1, completed_on = null,
      keep_until = greatest(job.keep_until, now() + queue.retention_seconds * interval '1s')
    from jobs.queue where queue.name = job.name and ${among(chosen)}`);
  return movedOf(chosen);
}

/** Removes so many of the failed jobs. */
export async function discardSlice(tools: DbTools, slice: FailedSlice): Promise<MovedJobs[]> {
  const chosen = await lockSlice(tools, slice);
  await tools.db.execute(sql`delete from jobs.job where ${among(chosen)}`);
  return movedOf(chosen);
}

interface ChosenJob {
  readonly id: string;
  readonly name: string;
}

/** Nobody else moves them before the transaction has ended; what another holds is left to that one. */
async function lockSlice({ db }: DbTools, { until, limit, ...filter }: FailedSlice): Promise<ChosenJob[]> {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select id, name from jobs.job where ${matching(filter)} and ${failedAt} <= ${until.toISOString()}::timestamptz
    limit ${limit} for update skip locked`);
  return rows;
}

function among(chosen: readonly ChosenJob[]): SQL {
  const names = sql.param([...new Set(chosen.map(({ name }) => name))]);
  return sql`job.name = any(${names}::text[]) and job.id = any(${sql.param(chosen.map(({ id }) => id))}::uuid[])
    and job.state = 'failed'`;
}

function movedOf(chosen: readonly ChosenJob[]): MovedJobs[] {
  const queues = Map.groupBy(chosen, ({ name }) => name);
  return [...queues]
    .map(([queue, jobs]) => ({ queue, jobs: jobs.length }))
    .sort((a, b) => a.queue.localeCompare(b.queue));
}

function matching({ queue, error, jobId }: FailedFilter): SQL {
  return sql.join(
    [
      sql`state = 'failed'`,
      ...(jobId === undefined ? [] : [sql`id::text = ${jobId}`]),
      ...(queue === undefined ? [] : [sql`name = ${queue}`]),
      ...(error === undefined ? [] : [sql`${errorLine} = ${error}`]),
    ],
    sql` and `,
  );
}

function dated({ created, started_at, failed_at, kept_until, ...row }: Raw): FailedJobRow {
  return {
    ...row,
    created: new Date(created),
    started_at: started_at === null ? null : new Date(started_at),
    failed_at: new Date(failed_at),
    kept_until: new Date(kept_until),
  };
}
