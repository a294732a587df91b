import type { FileFormat } from "@citelens/contract/base/list-format";
import { getRetention, type Retention, updateRetention } from "@citelens/contract/traffic/retention";
import { listTrackingReports } from "@citelens/contract/traffic/tracking-reports";
import { getLimits } from "@citelens/contract/workspaces/limits";
import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, callForFile } from "#lib/api/call.ts";
import { endpointQuery } from "#lib/api/queries.ts";

/** How often the open page asks again. */
const everyMs = 15_000;

/** Outcomes of what was reported in the last 30 days. */
export function trackingReportsQuery(workspaceId: string) {
  return endpointQuery(
    ["visits", workspaceId, "reports"],
    [listTrackingReports, { params: { projectId: workspaceId } }],
    { refetchInterval: everyMs },
  );
}

/** The same as a file. */
export function trackingReportsFile(workspaceId: string, format: FileFormat): Promise<Blob> {
  return callForFile(listTrackingReports, { params: { projectId: workspaceId }, query: { format } });
}

/** Limits of the plan, and what it refused to members. */
export function limitsQuery(workspaceId: string) {
  return endpointQuery(
    ["visits", workspaceId, "limits"],
    [getLimits, { params: { projectId: workspaceId } }],
    { refetchInterval: everyMs },
  );
}

/** How long the workspace keeps what was reported. */
export function retentionQuery(workspaceId: string) {
  return endpointQuery(
    ["visits", workspaceId, "retention"],
    [getRetention, { params: { projectId: workspaceId } }],
  );
}

/** Chooses how many days are kept, null for as long as possible; for owners. */
export function useRetentionChange(workspaceId: string): UseMutationResult<Retention, Error, number | null> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wanted_days: number | null) =>
      call(updateRetention, { params: { projectId: workspaceId }, body: { wanted_days } }),
    onSuccess: (changed) => queryClient.setQueryData(retentionQuery(workspaceId).queryKey, changed),
  });
}
