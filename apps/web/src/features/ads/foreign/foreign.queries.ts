import { getWorkspaceDetails } from "@citelens/contract/platform/admin-workspace";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import type { QueryClient } from "@tanstack/react-query";
import { ApiProblem } from "#lib/api/api-problem.ts";
import { endpointQuery } from "#lib/api/queries.ts";
import { adsRoot } from "../ads.queries.ts";

const detailsQuery = (workspaceId: string) =>
  endpointQuery([...adsRoot(workspaceId), "workspace"], [getWorkspaceDetails, { params: { workspaceId } }]);

/** A workspace that a superuser is no member of, as far as its ads need it; undefined where there is none. */
export async function foreignWorkspace(queryClient: QueryClient, id: string): Promise<Workspace | undefined> {
  const details = await queryClient.ensureQueryData(detailsQuery(id)).catch((error: unknown) => {
    if (error instanceof ApiProblem && error.status === 404) return undefined;
    throw error;
  });
  const workspace = details?.workspace;
  if (!workspace || workspace.state === "deleted") return undefined;
  const { name, url, time_zone, is_demo, state } = workspace;
  return {
    id,
    name,
    url,
    time_zone,
    is_demo,
    is_active: state === "active",
    description: "",
    industry: null,
    favicon: null,
    suspended_reason: null,
    is_owner: false,
    cancellation_date: null,
    agency: null,
    track_assets: false,
    track_all_methods: false,
  };
}
