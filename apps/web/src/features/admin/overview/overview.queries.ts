import { getOverview, type Overview, watchOverview } from "@citelens/contract/platform/overview";
import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { endpointQuery } from "#lib/api/queries.ts";
import { followStream } from "#lib/api/watch.ts";

/** In case the stream does not come through. */
const refetchEveryMs = 60_000;

const overviewQuery = endpointQuery(["admin", "overview"], [getOverview, {}], {
  refetchInterval: refetchEveryMs,
});

/** The overview as it is now, kept up to date by the server while the page is open. */
export function useOverview(): UseQueryResult<Overview> {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      followStream(watchOverview, () => ({}), {
        problem: "The overview is not live, and asked for every minute instead",
        take: (overview: Overview) => queryClient.setQueryData(overviewQuery.queryKey, overview),
      }),
    [queryClient],
  );
  return useQuery(overviewQuery);
}
