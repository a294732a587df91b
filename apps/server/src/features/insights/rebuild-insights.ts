import { z } from "zod";
import { campaigns } from "#features/campaigns/public.ts";
import { workspaces } from "#features/workspaces/public.ts";
import { job } from "#platform/job.ts";
import type { Tools } from "#platform/tools.ts";
import { rebuild } from "./rebuild.ts";

/** Makes the sums of a workspace anew, because its days begin at another hour now. */
export const rebuildInsights = job({
  name: "insights.rebuild",
  payload: z.object({ workspaceId: z.uuid() }),
  run: async (tools, { workspaceId }) => {
    await rebuildWorkspace(tools, workspaceId);
  },
});

/** One campaign after the other; resolves to how many answers there are. */
export async function rebuildWorkspace(tools: Tools, workspaceId: string): Promise<number> {
  let count = 0;
  for (const { id } of await campaigns.listLaunched(tools, { workspaceId }))
    count += await rebuild(tools, { workspaceId, campaignId: id });
  return count;
}

/** Every workspace, one after the other. */
export async function rebuildAll(tools: Tools): Promise<number> {
  let count = 0;
  for (const workspaceId of await workspaces.list.listIds(tools))
    count += await rebuildWorkspace(tools, workspaceId);
  return count;
}
