import { answersCounted } from "#features/answers/keep/public.ts";
import { workspaceTopics } from "#features/workspaces/public.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import type { Tools } from "#platform/tools.ts";
import { dayOfAnswers } from "./rebuild.ts";
import { rebuildInsights } from "./rebuild-insights.ts";
import { rollUp } from "./roll-up.rules.ts";
import { addSums, holdSums } from "./roll-up.sql.ts";

/** Keeps the sums of the insights with the answers, in the very transaction that changes them. */
export function subscribeToAnswers(tools: Tools): void {
  answersCounted.listen(tools, async (within, { before, after }) => {
    const all = [...before, ...after];
    if (all.length === 0) return;

    const campaignIds = [...new Set(all.map(({ campaign_id }) => campaign_id))];
    await holdSums(within, { campaignIds, alone: false });
    await addSums(within, rollUp({ before, after }, await dayOfAnswers(within, all)));
  });
  workspaceTopics.timeZoneChanged.listen(tools, (within, { workspaceId }) =>
    enqueue(within, rebuildInsights, { workspaceId }, { key: workspaceId }),
  );
}
