import { answersCounted } from "#features/answers/keep/public.ts";
import { workspaceTopics } from "#features/workspaces/public.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import type { Tools } from "#platform/tools.ts";
import { keepSums } from "./keep-sums.ts";
import { rebuildInsights } from "./rebuild-insights.ts";

/** Keeps the sums of the insights with the answers, and with the days of their workspace. */
export function subscribeToAnswers(tools: Tools): void {
  answersCounted.listen(tools, keepSums);
  workspaceTopics.timeZoneChanged.listen(tools, (within, { workspaceId }) =>
    enqueue(within, rebuildInsights, { workspaceId }, { key: workspaceId }),
  );
}
