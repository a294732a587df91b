import { getOverview, type Overview, watchOverview } from "@citelens/contract/platform/overview";
import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { logProblem } from "#lib/api/log-problem.ts";
import { endpointQuery } from "#lib/api/queries.ts";
import { watchUntilAborted } from "#lib/api/watch.ts";

/** In case the stream does not come through. */
const refetchEveryMs = 60_000;

const overviewQuery = endpointQuery(["admin", "overview"], [getOverview, {}], {
  refetchInterval: refetchEveryMs,
});

/** The overview as it is now, kept up to date by the server while the page is open. */
export function useOverview(): UseQueryResult<Overview> {
  const queryClient = useQueryClient();
  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    watchUntilAborted(watchOverview, { signal }, ({ data }) => {
      // The server makes what it sends from the contract's own types.
      queryClient.setQueryData(overviewQuery.queryKey, JSON.parse(data) as Overview);
    }).catch((error: unknown) => {
      if (!signal.aborted) logProblem("The overview is not live, and asked for every minute instead", error);
    });
    return () => stopping.abort();
  }, [queryClient]);
  return useQuery(overviewQuery);
}
