import { listKeyCalls, listKeyOperations } from "@citelens/contract/workspaces/api-keys";
import { endpointQuery } from "#lib/api/queries.ts";

const callsEveryMs = 3_000;

/** Everything that keys may call; it changes with the product alone. */
export const keyOperationsQuery = endpointQuery(["key-operations"], [listKeyOperations, {}], {
  staleTime: Number.POSITIVE_INFINITY,
});

/** The last calls of one's own keys, asked again every 3 seconds while somebody looks. */
export function keyCallsQuery(workspaceId: string) {
  return endpointQuery(["key-calls", workspaceId], [listKeyCalls, { params: { projectId: workspaceId } }], {
    refetchInterval: callsEveryMs,
  });
}
