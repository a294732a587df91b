import { workspaceList } from "#features/workspaces/list/public.ts";
import { checkCounts } from "#platform/checks/check-counts.ts";
import { placeOfJob } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { listWrongQueryCounts } from "./store/campaigns.sql.ts";

/** Compares every campaign's counter of queries with the queries that it asks. */
export async function checkQueryCounts(tools: Tools): Promise<void> {
  await checkCounts(tools, {
    check: "campaigns.check-counts",
    scopes: await workspaceList.listIds(tools),
    differences: async (snapshot, workspaceId) => {
      const wrong = await listWrongQueryCounts(snapshot, placeOfJob({ workspaceId }));
      return wrong.map(({ id, ...counts }) => ({ subject: id, what: "queries of the campaign", ...counts }));
    },
  });
}
