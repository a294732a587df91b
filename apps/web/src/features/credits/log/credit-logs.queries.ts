import type { FileFormat } from "@citelens/contract/base/list-format";
import { listCreditUses } from "@citelens/contract/billing/credits";
import { callForFile } from "#lib/api/call.ts";
import { pageQuery } from "#lib/api/queries.ts";
import type { CreditLogsView } from "./credit-logs-search.rules.ts";

export const creditUsesPerPage = 20;

/** One page of credit uses; the previous rows stay visible while it loads. */
export function creditUsesQuery(workspaceId: string, { page, ordering }: CreditLogsView) {
  return pageQuery(
    ["credits", workspaceId, "uses", { page, ordering }],
    [
      listCreditUses,
      { params: { projectId: workspaceId }, query: { page, page_size: creditUsesPerPage, ordering } },
    ],
  );
}

/** The whole list as a file. */
export function creditUsesFile(
  workspaceId: string,
  { ordering }: CreditLogsView,
  format: FileFormat,
): Promise<Blob> {
  return callForFile(listCreditUses, {
    params: { projectId: workspaceId },
    query: { ordering, format },
  });
}
