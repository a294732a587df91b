import { z } from "zod";
import { answerCounts } from "#features/answers/counts/public.ts";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import { workspaceList } from "#features/workspaces/list/public.ts";
import { findWorkspaceSettings } from "#features/workspaces/lookup/public.ts";
import { job } from "#platform/jobs/job.ts";
import { placeOfJob } from "#platform/place.ts";
import { eachAlone } from "#platform/sweeps/each-alone.ts";
import type { Tools } from "#platform/tools.ts";
import { finish, rebuild } from "./rebuild.ts";
import { listUnfinished, markUnfinished, unfinishedSums } from "./sum-states.sql.ts";

const finishedAtOnce = 200;

/** Makes a workspace's sums again, as its days begin at another hour now; those made already are let be. */
export const rebuildInsights = job({
  name: "insights.rebuild",
  payload: z.object({ workspaceId: z.uuid() }),
  run: async (tools, { workspaceId }) => {
    const place = placeOfJob({ workspaceId });
    const settings = await findWorkspaceSettings(tools, workspaceId);
    if (!settings) return; // deleted meanwhile
    const campaignIds = await markUnfinished(tools, place, settings.time_zone);
    await sumOfAll(campaignIds, (campaignId) => rebuild(tools, { ...place, campaignId }));
  },
});

/** Every hour, what killed processes and failed jobs have left: sums that are not made again, and rows of earlier ones. */
export const finishSums = job({
  name: unfinishedSums,
  payload: z.object({}),
  run: async (tools) => {
    await eachAlone(tools, await listUnfinished(tools, finishedAtOnce), {
      sweep: unfinishedSums,
      idOf: ({ campaign_id }) => campaign_id,
      run: ({ workspace_id, campaign_id }) =>
        finish(tools, { ...placeOfJob({ workspaceId: workspace_id }), campaignId: campaign_id }),
    });
  },
  cron: "41 * * * *",
});

/** One campaign after the other; resolves to how many answers there are. One that fails is thrown after all others. */
export async function rebuildWorkspace(tools: Tools, workspaceId: string): Promise<number> {
  const place = placeOfJob({ workspaceId });
  const launched = await campaigns.listLaunched(tools, place);
  return sumOfAll(launched, ({ id: campaignId }) => rebuild(tools, { ...place, campaignId }));
}

/** Every workspace with what is known of its runs, one after the other. One that fails is thrown after all others. */
export async function rebuildAll(tools: Tools): Promise<number> {
  return sumOfAll(await workspaceList.listIds(tools), async (workspaceId) => {
    await answerCounts.recountRuns(tools, placeOfJob({ workspaceId }));
    return rebuildWorkspace(tools, workspaceId);
  });
}

async function sumOfAll<T>(items: readonly T[], run: (item: T) => Promise<number>): Promise<number> {
  const failed: unknown[] = [];
  let sum = 0;
  for (const item of items) {
    try {
      sum += await run(item);
    } catch (error) {
      failed.push(error);
    }
  }
  if (failed.length > 0) throw failed[0];
  return sum;
}
