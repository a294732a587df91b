import { type JobWithMetadata, PgBoss } from "pg-boss";
import type { AnyJob } from "#platform/jobs/job.ts";
import { jobSchema } from "#platform/jobs/job-queue.ts";
import { hastenJobs } from "#platform/jobs/job-states.sql.ts";
import type { Tools } from "#platform/tools.ts";

const looks = {
  batchSize: 1,
  /** How often it looks while the database cannot wake it. */
  pollingIntervalSeconds: 1,
  /** It is woken when a job is added, so that this is for those which become due later, and for repetitions. */
  notifyPollingIntervalSeconds: 5,
} as const;
const drainMs = 20_000;
const atOnce = 2;

export interface JobWorkers {
  /** Takes no more jobs and waits for those that are running, 20 seconds at most. */
  stop(): Promise<void>;
}

/** Runs the jobs, as they are added and by their clocks, until it is stopped. */
export async function startJobWorkers(
  tools: Tools,
  jobs: readonly AnyJob[],
  url: string,
): Promise<JobWorkers> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: "citelens jobs",
    schema: jobSchema,
    max: 4,
    migrate: false,
    useListenNotify: true,
    monitorIntervalSeconds: 30,
    superviseIntervalSeconds: 30,
  });
  boss.on("error", (error) => tools.log.warn({ err: error }, "The workers had a problem with the queues"));
  await boss.start();
  for (const job of jobs) {
    for (let runner = 0; runner < atOnce; runner += 1) await addRunner(boss, tools, job);
  }
  for (const { name, atStart } of jobs) if (atStart) await boss.send(name, {}, { singletonKey: "start" });
  return { stop: () => boss.stop({ graceful: true, timeout: drainMs }) };
}

/** Takes one job after another; one call of the database may stand for any number of them. */
async function addRunner(boss: PgBoss, tools: Tools, job: AnyJob): Promise<void> {
  let runnerId = "";
  runnerId = await boss.work<unknown>(job.name, looks, async ([work]) => {
    boss.notifyWorker(runnerId); // which lets it look for the next one as soon as this one is done
    if (work) await runJob(tools, job, work);
  });
}

/**
 * Runs everything that is due by the product's clock, and what that makes due, in this process; resolves to the
 * number of runs. For tests.
 */
export async function runDueJobs(tools: Tools, jobs: readonly AnyJob[]): Promise<number> {
  await hastenJobs(tools); // once: a run that fails now is not due again now
  let runs = 0;
  for (;;) {
    const before = runs;
    for (const job of jobs) runs += await runDue(tools, job);
    if (runs === before) return runs;
  }
}

async function runDue(tools: Tools, job: AnyJob): Promise<number> {
  const { boss } = tools.jobs;
  const due = await boss.fetch<unknown>(job.name, { batchSize: 50, includeMetadata: true });
  for (const work of due) {
    try {
      await runJob(tools, job, work);
      await boss.complete(job.name, work.id);
    } catch (error) {
      await boss.fail(job.name, work.id, { message: String(error) });
    }
  }
  return due.length;
}

type Work = Pick<JobWithMetadata<unknown>, "id" | "data">;

async function runJob(tools: Tools, job: AnyJob, { id, data }: Work): Promise<void> {
  try {
    // The payload has just been parsed by the schema that belongs to this very job.
    await job.run(tools, job.payload.parse(data ?? {}) as never);
  } catch (error) {
    tools.log.error(
      { err: error, job: job.name, id },
      "A job failed; it is tried again unless this was its last time",
    );
    throw error;
  }
}
