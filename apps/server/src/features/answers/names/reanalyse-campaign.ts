import { z } from "zod";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import { workspaceList } from "#features/workspaces/list/public.ts";
import { job } from "#platform/jobs/job.ts";
import { placeOfJob } from "#platform/place.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { beginReanalysis } from "./campaign-reanalyses.sql.ts";
import { readAgain } from "./read-again.ts";

/** Reads a campaign's answers again, after the names or sites of its brands changed. */
export const reanalyseCampaign = job({
  name: "answers.reanalyse-campaign",
  payload: z.object({
    workspaceId: z.uuid().optional(),
    campaignId: z.uuid(),
    /** Whether its progress is noted already; jobs that an earlier version left behind have noted none. */
    isNoted: z.boolean().default(false),
  }),
  run: async (tools, { workspaceId, campaignId, isNoted }) => {
    const ids = workspaceId === undefined ? await workspaceList.listIds(tools) : [workspaceId];
    for (const id of ids) await readCampaign(tools, { workspaceId: id, campaignId, isNoted });
  },
});

async function readCampaign(
  tools: Tools,
  { workspaceId, campaignId, isNoted }: { workspaceId: string; campaignId: string; isNoted: boolean },
): Promise<void> {
  const place = placeOfJob({ workspaceId });
  if (!isNoted) {
    const [campaign] = await campaigns.listRows(tools, place, [campaignId]);
    if (!campaign) return;
    await inTransaction(tools, (within) => beginReanalysis(within, place, campaignId));
  }
  await readAgain(tools, place, campaignId);
}
