import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import { placeOfJob } from "#platform/place.ts";
import { reanalyse, reanalyseAll } from "./reanalyse.ts";

/** Looks through a campaign's answers again, after the names or sites of its brands changed. */
export const reanalyseCampaign = job({
  name: "answers.reanalyse-campaign",
  payload: z.object({ workspaceId: z.uuid().optional(), campaignId: z.uuid() }),
  run: async (tools, { workspaceId, campaignId }) => {
    // Jobs that an earlier version left behind name the campaign alone.
    if (workspaceId === undefined) await reanalyseAll(tools, { campaignId, all: true });
    else await reanalyse(tools, placeOfJob({ workspaceId }), { campaignId, all: true });
  },
});
