import { setTimeout as delay } from "node:timers/promises";
import { type JobWithMetadata, PgBoss } from "pg-boss";
import { FetchFailure } from "#platform/guarded-fetch/guarded-failure.ts";
import { evenClock } from "#platform/jobs/even-clock.ts";
import type { AnyJob } from "#platform/jobs/job.ts";
import { jobSchema } from "#platform/jobs/job-queue.ts";
import { handBackJob, hastenJobs, listDueQueues } from "#platform/jobs/job-states.sql.ts";
import { pullBackStamps } from "#platform/jobs/stamps-ahead.sql.ts";
import { HandedBack } from "#platform/leases/handed-back.ts";
import { seldom } from "#platform/limits/seldom.ts";
import type { Tools } from "#platform/tools.ts";

/** A runner alone asks the database once an hour: notifications wake it, and what they do not say is looked for by one statement for all. */
const looks = {
  batchSize: 1,
  pollingIntervalSeconds: 3_600,
  notifyPollingIntervalSeconds: 3_600,
  includeMetadata: true,
} as const;
/** How long a job waits at most that becomes due later, is tried again, whose notification was lost, or whose worker is taken for dead. */
const lookMs = 3_000;
const drainMs = 20_000;
/** How soon it is noticed that the database's clock was set. */
const clockLookSeconds = 60;
const atOnce = 2;

export interface JobWorkers {
  /** Takes no more jobs and waits for those that are running, 20 seconds at most. */
  stop(): Promise<void>;
}

/**
 * Runs the jobs, as they are added and by their clocks, until it is stopped. The address must be one where a connection keeps
 * its session, or notifications do not arrive, and a job waits for the next look.
 */
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
    flowIntervalSeconds: 3_600, // no job here waits for another
    clock: evenClock,
    clockMonitorIntervalSeconds: clockLookSeconds,
  });
  boss.on("error", (error) => tools.log.warn({ err: error }, "The workers had a problem with the queues"));
  await pullBackStamps(tools);
  await boss.start();
  const mayPullBack = seldom(clockLookSeconds * 1_000);
  const runners = new Map<string, readonly string[]>();
  for (const job of jobs) {
    runners.set(
      job.name,
      await Promise.all(Array.from({ length: atOnce }, () => addRunner(boss, tools, job))),
    );
  }
  for (const { name, atStart } of jobs) if (atStart) await boss.send(name, {}, { singletonKey: "start" });

  const often = jobs.flatMap(({ name, everySeconds }) =>
    everySeconds === undefined ? [] : [{ name, everySeconds, isDue: seldom(everySeconds * 1_000) }],
  );
  const stopped = new AbortController();
  const looking = lookUntil(
    stopped.signal,
    async () => {
      if (mayPullBack()) await pullBackStamps(tools);
      for (const { name, everySeconds, isDue } of often)
        if (isDue()) await boss.send(name, {}, { singletonKey: "often", singletonSeconds: everySeconds });
      const due = await listDueQueues(tools);
      for (const id of due.flatMap((name) => runners.get(name) ?? [])) boss.notifyWorker(id);
    },
    tools.log,
  );
  return {
    stop: async () => {
      stopped.abort();
      await looking;
      await boss.stop({ graceful: true, timeout: drainMs });
    },
  };
}

async function lookUntil(stopped: AbortSignal, look: () => Promise<void>, log: Tools["log"]): Promise<void> {
  for (;;) {
    await delay(lookMs, undefined, { signal: stopped }).catch(() => undefined); // it only rejects when it is stopped
    if (stopped.aborted) return;
    await look().catch((error: unknown) => log.warn({ err: error }, "The queues could not be looked at"));
  }
}

/** Takes one job after another; one call of the database may stand for any number of them. Resolves to the runner's id. */
async function addRunner(boss: PgBoss, tools: Tools, job: AnyJob): Promise<string> {
  let runnerId = "";
  runnerId = await boss.work<unknown, void, typeof looks>(job.name, looks, async ([work]) => {
    boss.notifyWorker(runnerId); // which lets it look for the next one as soon as this one is done
    if (work) await runJob(tools, job, work);
  });
  return runnerId;
}

/** Runs all that is due by the product's clock, and what that makes due; resolves to how many. For tests. */
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

type Work = Pick<JobWithMetadata<unknown>, "id" | "data" | "retryCount" | "retryLimit">;

async function runJob(tools: Tools, job: AnyJob, { id, data, retryCount, retryLimit }: Work): Promise<void> {
  try {
    if (job.waitsReadOnly && (await tools.maintenance.current()).readOnly !== null) return;
    // The payload has just been parsed by the schema that belongs to this very job.
    await job.run(tools, job.payload.parse(data ?? {}) as never);
  } catch (error) {
    if (error instanceof HandedBack) return handBackJob(tools, { name: job.name, id, retryCount });
    const isLast = retryCount >= retryLimit;
    if (error instanceof FetchFailure && !isLast) {
      // Another's server, or no network: nothing of ours to look for.
      tools.log.warn(
        { reason: error.message, job: job.name, id },
        "A job could not fetch; it is tried again",
      );
    } else {
      const words = isLast ? "A job failed for the last time" : "A job failed; it is tried again";
      tools.log.error({ err: error, job: job.name, id }, words);
    }
    throw error;
  }
}
