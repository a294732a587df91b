import { creditHolds } from "#features/credits/ledger/public.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import type { Tools } from "#platform/tools.ts";
import { reviewRun } from "../after/review-run.ts";
import { runEnded } from "../store/answers-counted.ts";
import type { Key } from "../store/keys-as-rows.sql.ts";
import { finishRuns, type RunRow } from "../store/runs.sql.ts";

/** Ends those of the runs in which nothing waits any more: gives back what they still hold, and looks back on them. */
export async function endRuns(within: Tools, keys: readonly Key[]): Promise<void> {
  await closeRuns(within, await finishRuns(within, keys));
}

/** Follows up on the end of runs; ledgers are held in the order of their organizations. */
export async function closeRuns(within: Tools, ended: readonly RunRow[]): Promise<void> {
  const ordered = ended.toSorted((a, b) => (a.organization_id < b.organization_id ? -1 : 1));
  for (const run of ordered) {
    if (run.hold_key !== null)
      await creditHolds.release(within, { organizationId: run.organization_id, holdKey: run.hold_key });
    const ids = { workspaceId: run.workspace_id, campaignId: run.campaign_id, runId: run.id };
    await enqueue(within, reviewRun, ids);
    await runEnded.announce(within, ids);
  }
}
