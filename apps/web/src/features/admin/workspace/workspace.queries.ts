import type { Input } from "@citelens/contract/base/endpoint";
import * as contract from "@citelens/contract/platform/admin-workspace";
import { call } from "#lib/api/call.ts";
import { endpointQuery, pageQuery, refetchWhile } from "#lib/api/queries.ts";
import { adminKey, rowsPerPage } from "../admin.queries.ts";

/** The workspace, and which page of a list of it. */
export interface ListOf {
  readonly workspaceId: string;
  readonly page: number;
}

const workEveryMs = 2_000;

const keyOf = (workspaceId: string, what: string) => [...adminKey, "workspace", workspaceId, what] as const;

/** Refetched while something is being done to it. */
export const workspaceQuery = (workspaceId: string) =>
  endpointQuery(keyOf(workspaceId, "details"), [contract.getWorkspaceDetails, { params: { workspaceId } }], {
    refetchInterval: refetchWhile(isUnderWay, workEveryMs),
  });

function isUnderWay({ sums, analysis, deletion }: contract.WorkspaceDetails): boolean {
  return sums.rebuilding > 0 || analysis.length > 0 || (deletion !== null && deletion.status !== "DONE");
}

export const trackingQuery = (workspaceId: string) =>
  endpointQuery(keyOf(workspaceId, "tracking"), [contract.getTrackingCounters, { params: { workspaceId } }]);

const asked = ({ workspaceId, page }: ListOf) => ({
  params: { workspaceId },
  query: { page, page_size: rowsPerPage },
});

export const workspaceCampaignsQuery = (list: ListOf) =>
  pageQuery(
    [...keyOf(list.workspaceId, "campaigns"), list.page],
    [contract.listWorkspaceCampaigns, asked(list)],
  );

export const workspaceRunsQuery = (list: ListOf) =>
  pageQuery([...keyOf(list.workspaceId, "runs"), list.page], [contract.listWorkspaceRuns, asked(list)]);

export const workspaceKeysQuery = (list: ListOf) =>
  pageQuery([...keyOf(list.workspaceId, "keys"), list.page], [contract.listWorkspaceKeys, asked(list)]);

export const workspaceAuditQuery = (list: ListOf) =>
  pageQuery([...keyOf(list.workspaceId, "audit"), list.page], [contract.listWorkspaceAudit, asked(list)]);

type RebuildInput = Input<typeof contract.rebuildSums>["body"] & { readonly workspaceId: string };

/** Acts of superusers on a workspace; each throws ApiProblem. */
export const workspaceChanges = {
  rebuildSums: ({ workspaceId, ...body }: RebuildInput) =>
    call(contract.rebuildSums, { params: { workspaceId }, body }),
  analyseAgain: ({ workspaceId, ...body }: RebuildInput) =>
    call(contract.analyseAgain, { params: { workspaceId }, body }),
} as const;
