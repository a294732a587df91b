import type { FileFormat } from "@citelens/contract/base/list-format";
import { listAuditLog } from "@citelens/contract/billing/audit-log";
import { callForFile } from "#lib/api/call.ts";
import { pageQuery } from "#lib/api/queries.ts";
import { type ActivitySearch, activityFilterOf } from "./activity-search.rules.ts";

export const activityPerPage = 20;

/** One page of what was done; the previous rows stay visible while it loads. */
export function activityQuery(workspaceId: string, search: ActivitySearch) {
  const query = { ...activityFilterOf(search), page: search.page ?? 1, page_size: activityPerPage };
  return pageQuery(
    ["activity", workspaceId, search],
    [listAuditLog, { params: { projectId: workspaceId }, query }],
  );
}

/** All that the filter finds as a file. */
export function activityFile(workspaceId: string, search: ActivitySearch, format: FileFormat): Promise<Blob> {
  const query = { ...activityFilterOf(search), format };
  return callForFile(listAuditLog, { params: { projectId: workspaceId }, query });
}
