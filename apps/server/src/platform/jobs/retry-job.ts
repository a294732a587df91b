import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { findFailedJob } from "./job-states.sql.ts";

/** Queues a job once more that failed for good. */
export async function retryJob(tools: Tools, jobId: string): Promise<void> {
  const name = await findFailedJob(tools, jobId);
  if (!name) throw new Refusal("NOT_FOUND");

  await tools.jobs.boss.retry(name, jobId);
}
