import type { Answer } from "@citelens/contract/base/endpoint";
import type { FileFormat } from "@citelens/contract/base/list-format";
import {
  getSharedAnswer,
  listShareLinks,
  revokeShareLink,
  type ShareDays,
  shareAnswer,
} from "@citelens/contract/visibility/answers";
import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, callForFile } from "#lib/api/call.ts";
import { endpointQuery, pageQuery } from "#lib/api/queries.ts";

export const linksPerPage = 20;

/** A shared answer, for anyone with its link. */
export function sharedAnswerQuery(token: string) {
  return endpointQuery(["shared-answers", token], [getSharedAnswer, { params: { token } }]);
}

/** The active links, newest first. */
export function shareLinksQuery(workspaceId: string, page: number) {
  return pageQuery(
    [...linksKey(workspaceId), page],
    [listShareLinks, { params: { projectId: workspaceId }, query: { page, page_size: linksPerPage } }],
  );
}

/** All active links as a file. */
export function shareLinksFile(workspaceId: string, format: FileFormat): Promise<Blob> {
  return callForFile(listShareLinks, { params: { projectId: workspaceId }, query: { format } });
}

export interface ShareInput {
  readonly answerId: string;
  readonly days: ShareDays;
}

/** Creates a link to one answer that works for so many days. */
export function useShareAnswer(
  workspaceId: string,
): UseMutationResult<Answer<typeof shareAnswer>, Error, ShareInput> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ answerId, days }: ShareInput) =>
      call(shareAnswer, { params: { projectId: workspaceId, answerId }, body: { days } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: linksKey(workspaceId) }),
  });
}

/** Refetches the list even on failure: another member may have revoked the link before. */
export function useRevokeLink(workspaceId: string): UseMutationResult<undefined, Error, string> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (linkId: string) => call(revokeShareLink, { params: { projectId: workspaceId, linkId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: linksKey(workspaceId) }),
  });
}

function linksKey(workspaceId: string): readonly string[] {
  return ["share-links", workspaceId];
}
