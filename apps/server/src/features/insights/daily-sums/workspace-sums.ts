import { campaigns } from "#features/campaigns/lookup/public.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { beginRebuild } from "./rebuild.ts";
import { rebuildInsights } from "./rebuild-insights.ts";
import { countSums } from "./sum-states.sql.ts";

/** The sums of one workspace, for superusers. */
export const workspaceSums = { count: countSums, rebuild } as const;

/** Has them made again, in the caller's transaction; what is being made already goes on. */
async function rebuild(within: Tools, place: Place): Promise<void> {
  const { workspaceId } = place;
  const launched = await campaigns.listLaunched(within, place);
  // In the order in which others hold them.
  for (const campaignId of launched.map(({ id }) => id).toSorted())
    await beginRebuild(within, { ...place, campaignId });
  await enqueue(within, rebuildInsights, { workspaceId }, { key: workspaceId });
}
