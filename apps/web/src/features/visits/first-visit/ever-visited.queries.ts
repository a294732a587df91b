import { listBotVisits } from "@citelens/contract/traffic/visits";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";
import { widestRange } from "#lib/dates/day-range.ts";

/** How often the first visit is polled for. */
const firstVisitEveryMs = 2000;

/**
 * Whether the workspace has ever received a visit. Polls until it has; lists and figures are refetched before the
 * result changes to true.
 */
export function everVisitedQuery(workspaceId: string, today: string) {
  return queryOptions({
    queryKey: ["visits", workspaceId, "ever"],
    queryFn: async ({ signal, client }) => {
      const { from, to } = widestRange(today);
      const query = { from_date: from, to_date: to, page_size: 1 };
      const { count } = await call(listBotVisits, { params: { projectId: workspaceId }, query, signal });
      if (count > 0) {
        await client.invalidateQueries({
          queryKey: ["visits", workspaceId],
          predicate: ({ queryKey }) => queryKey[2] !== "ever",
        });
      }
      return count > 0;
    },
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
    refetchInterval: ({ state }) => (state.data ? false : firstVisitEveryMs),
  });
}
