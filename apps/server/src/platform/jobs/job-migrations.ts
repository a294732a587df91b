import { PgBoss } from "pg-boss";
import type { AnyJob } from "#platform/jobs/job.ts";
import { jobSchema } from "#platform/jobs/job-queue.ts";

const retryLimitDefault = 8;
/** A worker that says nothing for so long is taken for dead, and its job is given to another. It speaks twice in it, and leases are shorter than half. */
const aliveSecondsDefault = 45;

const queueOptions = {
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3_600,
  expireInSeconds: 3_600,
  deleteAfterSeconds: 30 * 86_400,
  notify: true,
} as const;

/** Done jobs are kept for as long and are far more; those that failed are looked for without reading them. */
const failedIndex = `create index if not exists job_failed on ${jobSchema}.job (completed_on desc nulls last, id)
  where state = 'failed'`;
/** Few at any time, among which those of dead workers are looked for every few seconds. */
const activeIndex = `create index if not exists job_active on ${jobSchema}.job (heartbeat_on)
  where state = 'active'`;

/** Brings the queues to the present shape: one for each job, and the clock of those that have one. */
export async function migrateJobs(url: string, jobs: readonly AnyJob[]): Promise<void> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: "citelens migrations",
    schema: jobSchema,
    max: 2,
    supervise: false,
    schedule: false,
  });
  const failures: Error[] = [];
  boss.on("error", (error) => failures.push(error));
  await boss.start();
  try {
    for (const job of jobs) await shapeQueue(boss, job);
    for (const index of [failedIndex, activeIndex]) await boss.getDb().executeSql(index);
  } finally {
    await boss.stop({ graceful: false });
  }
  if (failures[0]) throw failures[0];
}

async function shapeQueue(
  boss: PgBoss,
  { name, retryLimit = retryLimitDefault, aliveSeconds = aliveSecondsDefault, cron }: AnyJob,
): Promise<void> {
  const options = { ...queueOptions, retryLimit, heartbeatSeconds: aliveSeconds };
  if (await boss.getQueue(name)) await boss.updateQueue(name, options);
  // Of one key a single job may wait, which is what this policy guarantees.
  else await boss.createQueue(name, { ...options, policy: "short" });

  if (cron) await boss.schedule(name, cron, {}, { tz: "UTC" });
  else await boss.unschedule(name);
}
