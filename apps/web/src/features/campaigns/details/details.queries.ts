import { getCampaignMatrix } from "@citelens/contract/conversations";
import { listRuns } from "@citelens/contract/runs";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";

export const runsPerPage = 10;

/** How often the progress of a run is asked for while it is under way. */
const runEveryMs = 2000;
/** How often a campaign whose first run has not begun, or may begin anew by its schedule, is looked at. */
const idleEveryMs = 30_000;

/** One page of a campaign's runs, the newest first, followed while one of them is under way. */
export function runPageQuery(projectId: string, campaignId: string, page: number) {
  return queryOptions({
    queryKey: ["campaigns", projectId, "runs", campaignId, page],
    queryFn: ({ signal }) => {
      const query = { page, page_size: runsPerPage };
      return call(listRuns, { params: { projectId, campaignId }, query, signal });
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.results.some(({ status }) => status === "RUNNING") ? runEveryMs : idleEveryMs,
  });
}

/**
 * A campaign's queries by models. How far the newest run is belongs to the question, so that each step of it asks
 * again; the figures before stay until the new ones are here.
 */
export function matrixQuery(projectId: string, campaignId: string, progress: string) {
  return queryOptions({
    queryKey: ["campaigns", projectId, "matrix", campaignId, progress],
    queryFn: ({ signal }) =>
      call(getCampaignMatrix, { params: { projectId, campaignId }, query: {}, signal }),
    placeholderData: keepPreviousData,
  });
}
