import { z } from "zod";
import { campaigns } from "#features/campaigns/public.ts";
import { job } from "#platform/job.ts";
import { listSeenCandidates } from "./candidates.sql.ts";

/** After a run: suggests the brands that its campaign's answers named again and again. */
export const lookBack = job({
  name: "answers.look-back",
  payload: z.object({ workspaceId: z.uuid(), campaignId: z.uuid(), runId: z.uuid() }),
  run: async (tools, { workspaceId, campaignId }) => {
    const seen = await listSeenCandidates(tools, { workspaceId }, campaignId);
    await campaigns.suggest(
      tools,
      { workspaceId },
      seen.map((one) => ({ ...one, campaignId })),
    );
  },
});
