import { getHistoryState } from "@citelens/contract/traffic/history";
import { endpointQuery } from "#lib/api/queries.ts";

/** Since when servers of the workspace report. */
export function historyStateQuery(workspaceId: string) {
  return endpointQuery(["history", workspaceId], [getHistoryState, { params: { projectId: workspaceId } }]);
}
