import { answersCounted } from "#features/answers/counts/public.ts";
import { answerVariation, campaignsShown } from "#features/campaigns/runs/public.ts";
import { workspaceTopics } from "#features/workspaces/public.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import type { Tools } from "#platform/tools.ts";
import { variationIn } from "./compare/variation-in.ts";
import { keepSums } from "./daily-sums/keep-sums.ts";
import { rebuildInsights } from "./daily-sums/rebuild-insights.ts";
import { campaignFigures } from "./lists/campaign-figures.ts";

/** Keeps the sums of the insights with the answers and the days of their workspace, and tells campaigns what they say. */
export function subscribeToAnswers(tools: Tools): void {
  answersCounted.listen(tools, keepSums);
  campaignsShown.listen(tools, campaignFigures);
  answerVariation.listen(tools, variationIn);
  workspaceTopics.timeZoneChanged.listen(tools, (within, { workspaceId }) =>
    enqueue(within, rebuildInsights, { workspaceId }, { key: workspaceId }),
  );
}
