import type { Superuser } from "#features/accounts/public.ts";
import { audit } from "#platform/audit/audit.ts";
import { retryJob } from "#platform/jobs/retry-job.ts";
import type { Tools } from "#platform/tools.ts";

/** Queues a job once more that failed for good, and notes who did it. */
export async function retryFailedJob(tools: Tools, superuser: Superuser, jobId: string): Promise<void> {
  await retryJob(tools, jobId);
  await audit(tools, superuser, { action: "job.retried", subjectId: jobId });
}
