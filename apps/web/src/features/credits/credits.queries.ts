import { getOrganization } from "@citelens/contract/billing/billing";
import { getCredits } from "@citelens/contract/billing/credits";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";
import { logProblem } from "#lib/api/log-problem.ts";
import { endpointQuery } from "#lib/api/queries.ts";

/** The credits of the workspace's organization; falls back to the organization when that call fails. */
export function creditsQuery(workspaceId: string) {
  return queryOptions({
    queryKey: ["credits", workspaceId],
    queryFn: async ({ signal }) => {
      const params = { projectId: workspaceId };
      try {
        return await call(getCredits, { params, signal });
      } catch (problem) {
        if (signal.aborted) throw problem;
        logProblem("The credits could not be had; the organization is asked instead.", problem);
        return call(getOrganization, { params, signal });
      }
    },
    retry: false,
  });
}

/** The organization of a workspace: its plan and how it pays. */
export function organizationQuery(workspaceId: string) {
  return endpointQuery(
    ["organization", workspaceId],
    [getOrganization, { params: { projectId: workspaceId } }],
  );
}
