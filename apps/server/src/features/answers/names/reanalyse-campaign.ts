import { z } from "zod";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import { workspaceList } from "#features/workspaces/list/public.ts";
import { job } from "#platform/jobs/job.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { type Place, placeOfJob } from "#platform/place.ts";
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

/** Notes, in the caller's transaction, that the answers of these campaigns are to be read again, and queues it. */
export async function readAgainSoon(
  within: Tools,
  place: Place,
  campaignIds: readonly string[],
): Promise<void> {
  const { workspaceId } = place;
  for (const campaignId of campaignIds) {
    await beginReanalysis(within, place, campaignId);
    await enqueue(within, reanalyseCampaign, { workspaceId, campaignId, isNoted: true }, { key: campaignId });
  }
}

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
