import type { Input } from "@citelens/contract/base/endpoint";
import type { FileFormat } from "@citelens/contract/base/list-format";
import type { Audit, WorkspaceAuditSettings } from "@citelens/contract/content/audit-fields";
import type { AuditScope } from "@citelens/contract/content/audit-words";
import {
  cancelAudit,
  deleteAudit,
  exportAudit,
  getAudit,
  getAuditAccess,
  getAuditSettings,
  listAudits,
  startAudit,
  updateAuditSettings,
} from "@citelens/contract/content/technical-audit";
import { type QueryClient, type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, callForFile } from "#lib/api/call.ts";
import { endpointQuery, pageQuery, refetchWhile } from "#lib/api/queries.ts";
import { isRunning } from "./audit-labels.rules.ts";

export const auditsPerPage = 20;
/** Behind the stream of events, which is faster. */
const runningPollMs = 5_000;

/** Everything that is known of a workspace's audits. */
export function auditRoot(workspaceId: string) {
  return ["technical-audit", workspaceId] as const;
}

/** The audits of a workspace, the newest first. */
export function auditsQuery(workspaceId: string, scope: AuditScope, page = 1) {
  return pageQuery(
    [...auditRoot(workspaceId), "audits", scope, page],
    [listAudits, { params: { projectId: workspaceId }, query: { scope, page, page_size: auditsPerPage } }],
  );
}

/** All audits of a kind as a file. */
export function auditsFile(workspaceId: string, scope: AuditScope, format: FileFormat): Promise<Blob> {
  return callForFile(listAudits, { params: { projectId: workspaceId }, query: { scope, format } });
}

/** One audit; asked again while it runs. */
export function auditQuery(workspaceId: string, auditId: string) {
  return endpointQuery(
    [...auditRoot(workspaceId), "audit", auditId],
    [getAudit, { params: { projectId: workspaceId, auditId } }],
    { refetchInterval: refetchWhile(({ status }: Audit) => isRunning(status), runningPollMs) },
  );
}

export function accessQuery(workspaceId: string, auditId: string) {
  return endpointQuery(
    [...auditRoot(workspaceId), "access", auditId],
    [getAuditAccess, { params: { projectId: workspaceId, auditId } }],
  );
}

export function auditSettingsQuery(workspaceId: string) {
  return endpointQuery(
    [...auditRoot(workspaceId), "settings"],
    [getAuditSettings, { params: { projectId: workspaceId } }],
  );
}

export type StartInput = Input<typeof startAudit>["body"];

/** Begins an audit of the site, or of one page where an address is given. */
export function useStartAudit(workspaceId: string): UseMutationResult<Audit, Error, StartInput> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body) => call(startAudit, { params: { projectId: workspaceId }, body }),
    onSuccess: (audit) => keepAudit(queryClient, workspaceId, audit),
  });
}

export function useCancelAudit(workspaceId: string): UseMutationResult<Audit, Error, string> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (auditId) => call(cancelAudit, { params: { projectId: workspaceId, auditId } }),
    onSuccess: (audit) => keepAudit(queryClient, workspaceId, audit),
  });
}

export function useDeleteAudit(workspaceId: string): UseMutationResult<void, Error, string> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (auditId) => call(deleteAudit, { params: { projectId: workspaceId, auditId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: auditRoot(workspaceId) }),
  });
}

/** Keeps an audit as it is known, at once; lists that hold it are asked for again. */
export async function keepAudit(queryClient: QueryClient, workspaceId: string, audit: Audit): Promise<void> {
  queryClient.setQueryData(auditQuery(workspaceId, audit.id).queryKey, audit);
  await queryClient.invalidateQueries({ queryKey: [...auditRoot(workspaceId), "audits"] });
}

export type SettingsChange = Input<typeof updateAuditSettings>["body"];

/** Changes the settings. What is ignored and the kinds of pages also change what an audit shows. */
export function useChangeSettings(
  workspaceId: string,
): UseMutationResult<WorkspaceAuditSettings, Error, SettingsChange> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body) => call(updateAuditSettings, { params: { projectId: workspaceId }, body }),
    onSuccess: async (settings, { ignored, kinds }) => {
      queryClient.setQueryData(auditSettingsQuery(workspaceId).queryKey, settings);
      if (ignored ?? kinds) await queryClient.invalidateQueries({ queryKey: auditRoot(workspaceId) });
    },
  });
}

export type AuditFileFormat = "csv" | "json" | "html";

/** Everything that an audit found, as a file. */
export function auditFile(workspaceId: string, auditId: string, format: AuditFileFormat): Promise<Blob> {
  return callForFile(exportAudit, { params: { projectId: workspaceId, auditId }, query: { format } });
}
