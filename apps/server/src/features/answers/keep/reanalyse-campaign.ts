import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import { reanalyse } from "./reanalyse.ts";

/** Looks through a campaign's answers again, after the names or sites of its brands changed. */
export const reanalyseCampaign = job({
  name: "answers.reanalyse-campaign",
  payload: z.object({ campaignId: z.uuid() }),
  run: async (tools, { campaignId }) => {
    await reanalyse(tools, { campaignId, all: true });
  },
});
