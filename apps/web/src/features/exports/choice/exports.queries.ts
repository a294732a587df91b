import type { Answer, Input } from "@citelens/contract/base/endpoint";
import {
  beginExport,
  createExportLink,
  deleteExport,
  type ExportFile,
  listExportLinks,
  listExportLists,
  listExports,
  revokeExportLink,
} from "@citelens/contract/platform/exports";
import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";
import { endpointQuery, refetchWhile } from "#lib/api/queries.ts";

const lookEveryMs = 1_500;

export function exportListsQuery(workspaceId: string) {
  return endpointQuery(
    ["export-lists", workspaceId],
    [listExportLists, { params: { projectId: workspaceId } }],
  );
}

/** The workspace's exports; asked again while one is being written. */
export function exportsQuery(workspaceId: string) {
  return endpointQuery(["exports", workspaceId], [listExports, { params: { projectId: workspaceId } }], {
    refetchInterval: refetchWhile((files: ExportFile[]) => files.some(isUnderWay), lookEveryMs),
  });
}

export function isUnderWay({ status }: Pick<ExportFile, "status">): boolean {
  return status === "QUEUED" || status === "RUNNING";
}

export type ExportWish = Input<typeof beginExport>["body"];

export function useBeginExport(
  workspaceId: string,
): UseMutationResult<Answer<typeof beginExport>, Error, ExportWish> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ExportWish) => call(beginExport, { params: { projectId: workspaceId }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: exportsQuery(workspaceId).queryKey }),
  });
}

/** Refetches the list even on failure: another member may have removed it before. */
export function useDeleteExport(workspaceId: string): UseMutationResult<undefined, Error, string> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (exportId: string) => call(deleteExport, { params: { projectId: workspaceId, exportId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: exportsQuery(workspaceId).queryKey }),
  });
}

export function exportLinksQuery(workspaceId: string) {
  return endpointQuery(
    ["export-links", workspaceId],
    [listExportLinks, { params: { projectId: workspaceId } }],
  );
}

export type LinkWish = Input<typeof createExportLink>["body"];

export function useCreateLink(
  workspaceId: string,
): UseMutationResult<Answer<typeof createExportLink>, Error, LinkWish> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: LinkWish) => call(createExportLink, { params: { projectId: workspaceId }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: exportLinksQuery(workspaceId).queryKey }),
  });
}

/** Refetches the list even on failure: another member may have revoked it before. */
export function useRevokeLink(workspaceId: string): UseMutationResult<undefined, Error, string> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (exportLinkId: string) =>
      call(revokeExportLink, { params: { projectId: workspaceId, exportLinkId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: exportLinksQuery(workspaceId).queryKey }),
  });
}
