import { listCreditUses } from "@citelens/contract/credits";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call, callForFile } from "#lib/api/call.ts";
import type { CreditLogsView } from "./credit-logs-search.rules.ts";

export const creditUsesPerPage = 20;

/** One page of credit uses; the previous rows stay visible while it loads. */
export function creditUsesQuery(workspaceId: string, { page, ordering }: CreditLogsView) {
  return queryOptions({
    queryKey: ["credits", workspaceId, "uses", { page, ordering }],
    queryFn: ({ signal }) =>
      call(listCreditUses, {
        params: { projectId: workspaceId },
        query: { page, page_size: creditUsesPerPage, ordering },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** The whole list as text/csv. */
export function creditUsesFile(workspaceId: string, { ordering }: CreditLogsView): Promise<Blob> {
  return callForFile(listCreditUses, {
    params: { projectId: workspaceId },
    query: { ordering, format: "csv" },
  });
}
