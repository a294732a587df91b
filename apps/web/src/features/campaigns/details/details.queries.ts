import type { FileFormat } from "@citelens/contract/base/list-format";
import { getCampaignMatrix } from "@citelens/contract/visibility/conversations";
import { getCampaignCost, listRuns } from "@citelens/contract/visibility/runs";
import { callForFile } from "#lib/api/call.ts";
import { pageQuery } from "#lib/api/queries.ts";

export const runsPerPage = 10;

/** How often a running run's progress is fetched. */
const runEveryMs = 2000;
/** How often a campaign without a running run is fetched, because its schedule may start one. */
const idleEveryMs = 30_000;

/** One page of a campaign's runs, newest first, polled while one is running. */
export function runPageQuery(workspaceId: string, campaignId: string, page: number) {
  const query = { page, page_size: runsPerPage };
  return pageQuery(
    ["campaigns", workspaceId, "runs", campaignId, page],
    [listRuns, { params: { projectId: workspaceId, campaignId }, query }],
    {
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.results.some(({ status }) => status === "RUNNING") ? runEveryMs : idleEveryMs,
    },
  );
}

/** All runs of a campaign, or its queries by model, as a file. */
export function campaignFile(
  workspaceId: string,
  { campaignId, of }: { readonly campaignId: string; readonly of: "runs" | "matrix" },
  format: FileFormat,
): Promise<Blob> {
  const input = { params: { projectId: workspaceId, campaignId }, query: { format } };
  return of === "runs" ? callForFile(listRuns, input) : callForFile(getCampaignMatrix, input);
}

/** Asked for only where the user may see costs; anew after each run. */
export function campaignCostQuery(workspaceId: string, campaignId: string, isShown: boolean) {
  return {
    ...pageQuery(
      ["campaigns", workspaceId, "cost", campaignId],
      [getCampaignCost, { params: { projectId: workspaceId, campaignId } }],
      { staleTime: 0 },
    ),
    enabled: isShown,
  };
}

/**
 * A campaign's queries by model. The key includes the newest run's progress, so that progress refetches it;
 * the previous figures stay visible.
 */
export function matrixQuery(workspaceId: string, campaignId: string, progress: string) {
  return pageQuery(
    ["campaigns", workspaceId, "matrix", campaignId, progress],
    [getCampaignMatrix, { params: { projectId: workspaceId, campaignId }, query: {} }],
  );
}
