import { z } from "zod";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import { suggestCompetitors } from "#features/campaigns/public.ts";
import { addPages } from "#features/local-index/public.ts";
import { job } from "#platform/jobs/job.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { placeOfJob } from "#platform/place.ts";
import { listCitedForIndex, listSeenCandidates } from "./candidates.sql.ts";
import { judgeRun } from "./judge-run.ts";
import { resolveRedirects } from "./resolve-redirects.ts";

/**
 * After a run: resolves opaque sources, suggests the brands that its campaign's answers named again and again, has them judged, and reads the
 * pages that they cited for the local index, where the campaign asks it.
 */
export const reviewRun = job({
  name: "answers.look-back",
  payload: z.object({ workspaceId: z.uuid(), campaignId: z.uuid(), runId: z.uuid() }),
  run: async (tools, { workspaceId, campaignId, runId }) => {
    const place = placeOfJob({ workspaceId });
    if ((await campaigns.listRows(tools, place, [campaignId])).length === 0) return; // deleted meanwhile
    await resolveRedirects(tools, place, { campaignId, runId });
    const seen = await listSeenCandidates(tools, place, campaignId);
    await suggestCompetitors(
      tools,
      place,
      seen.map((one) => ({ ...one, campaignId })),
    );
    const urls = await listCitedForIndex(tools, place, runId);
    if (tools.judge) await enqueue(tools, judgeRun, { workspaceId, runId }, { key: runId });
    if (urls.length > 0)
      await addPages(
        tools,
        place,
        urls.map((url) => ({ url })),
      );
  },
});
