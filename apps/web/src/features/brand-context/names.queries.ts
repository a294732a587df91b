import type { Input } from "@citelens/contract/base/endpoint";
import { listReanalyses, previewNames } from "@citelens/contract/visibility/brand-names";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";

export type PreviewInput = Input<typeof previewNames>["body"];

/** Preview of a change of names; the last preview stays shown while the next one is made. */
export function namesPreviewQuery(workspaceId: string, input: PreviewInput) {
  return queryOptions({
    queryKey: ["names-preview", workspaceId, input],
    queryFn: ({ signal }) => call(previewNames, { params: { projectId: workspaceId }, body: input, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

const [busyMs, idleMs] = [2_000, 30_000];

/** The campaigns whose answers are read again: asked often while there are any. */
export function reanalysesQuery(workspaceId: string) {
  return queryOptions({
    queryKey: ["reanalyses", workspaceId],
    queryFn: ({ signal }) => call(listReanalyses, { params: { projectId: workspaceId }, signal }),
    refetchInterval: ({ state }) => (state.data && state.data.length > 0 ? busyMs : idleMs),
  });
}
