import { workspaceTopics } from "#features/workspaces/public.ts";
import type { Tools } from "#platform/tools.ts";
import { archiveAll } from "./campaigns/end-campaigns.ts";
import { deleteReads } from "./counting/ad-reads.events.ts";
import { deletePublisher } from "./network/publishers.sql.ts";
import { enqueueForget } from "./store/chatgpt-work.ts";

/** A deleted workspace shows nothing and advertises nothing; the reads of its pages go when it is purged. */
export function subscribeAdsToWorkspaces(tools: Tools): void {
  workspaceTopics.deleted.listen(tools, async (within, place) => {
    await deletePublisher(within, place);
    await archiveAll(within, place);
    await enqueueForget(within, place);
  });
  workspaceTopics.purged.listen(tools, async ({ events }, place) => ({
    "clickhouse.ad_reads": await deleteReads(events, place),
  }));
}
