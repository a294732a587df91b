import * as contract from "@citelens/contract/workspaces/demo";
import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { workspacesQuery } from "#features/workspaces/public.ts";
import { call } from "#lib/api/call.ts";
import { endpointQuery, refetchWhile } from "#lib/api/queries.ts";

/** How often the demo's progress is fetched while it is being filled. */
const progressEveryMs = 2000;

/** The user's demo workspace, polled while it is being filled. */
export const demoQuery = endpointQuery(["demo"], [contract.getDemo, {}], {
  refetchInterval: refetchWhile(({ status }) => status === "filling", progressEveryMs),
});

/** Creates the demo; it responds once the workspace exists and is being filled. */
export function useCreateDemo(): UseMutationResult<unknown, Error, void> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(contract.createDemo, {}),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: demoQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: workspacesQuery.queryKey }),
      ]),
  });
}
