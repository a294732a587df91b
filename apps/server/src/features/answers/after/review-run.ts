import { z } from "zod";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import { suggestCompetitors } from "#features/campaigns/public.ts";
import { addPages } from "#features/local-index/public.ts";
import { job } from "#platform/jobs/job.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { type Place, placeOfJob } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { listCitedForIndex, listProductKeys, listSeenCandidates } from "./candidates.sql.ts";
import { judgeRun } from "./judge-run.ts";
import { noteUnanswered } from "./note-unanswered.ts";
import { resolveRedirects } from "./resolve-redirects.ts";

/**
 * After a run: notes which models hardly answered, resolves opaque sources, suggests the brands that its campaign's
 * answers named again and again, has them judged, and reads the pages that they cited for the local index, where the
 * campaign asks it.
 */
export const reviewRun = job({
  name: "answers.look-back",
  payload: z.object({ workspaceId: z.uuid(), campaignId: z.uuid(), runId: z.uuid() }),
  run: async (tools, { workspaceId, campaignId, runId }) => {
    const place = placeOfJob({ workspaceId });
    if ((await campaigns.listRows(tools, place, [campaignId])).length === 0) return; // deleted meanwhile
    await noteUnanswered(tools, place, { campaignId, runId });
    await resolveRedirects(tools, place, { campaignId, runId });
    await suggestNamed(tools, place, campaignId);
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

/** Suggests the brands that answers of a campaign named again and again; products of its own brands are none. */
async function suggestNamed(tools: Tools, place: Place, campaignId: string): Promise<void> {
  const names = await listSeenCandidates(tools, place, campaignId);
  const known = (await campaigns.brandsOf(tools, place, [campaignId])).get(campaignId) ?? [];
  const brands = known.flatMap(({ name, aliases }) => [name, ...aliases]).filter((name) => name !== "");
  const products = await listProductKeys(tools, place, { campaignId, names, brands });
  await suggestCompetitors(
    tools,
    place,
    names.filter(({ nameKey }) => !products.has(nameKey)).map((one) => ({ ...one, campaignId })),
  );
}
