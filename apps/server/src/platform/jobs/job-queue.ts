import type { Pool } from "pg";
import { PgBoss } from "pg-boss";
import type { Log } from "#platform/log.ts";

/** Where everything about jobs lies in PostgreSQL. */
export const jobSchema = "jobs";

/** The way to the queues; opened once for each running product. */
export interface JobQueue {
  readonly boss: PgBoss;
  close(): Promise<void>;
}

/** Opens the queues for those who enqueue; nothing is run yet. */
export async function openJobQueue(pool: Pool, log: Log): Promise<JobQueue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: jobSchema,
    migrate: false,
    supervise: false,
    schedule: false,
  });
  boss.on("error", (error) => log.warn({ err: error }, "A queue of jobs had a problem"));
  await boss.start();
  return { boss, close: () => boss.stop({ graceful: false, close: false }) };
}
