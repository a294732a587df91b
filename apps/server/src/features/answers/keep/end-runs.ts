import { creditHolds } from "#features/credits/ledger/public.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import type { Tools } from "#platform/tools.ts";
import { reviewRun } from "../after/review-run.ts";
import type { Key } from "./keys-as-rows.sql.ts";
import { finishRuns } from "./runs.sql.ts";

/** Ends those of the runs in which nothing waits any more: gives back what they still hold, and looks back on them. */
export async function endRuns(within: Tools, keys: readonly Key[]): Promise<void> {
  for (const run of await finishRuns(within, keys)) {
    if (run.hold_key !== null)
      await creditHolds.release(within, { organizationId: run.organization_id, holdKey: run.hold_key });
    await enqueue(within, reviewRun, {
      workspaceId: run.workspace_id,
      campaignId: run.campaign_id,
      runId: run.id,
    });
  }
}
