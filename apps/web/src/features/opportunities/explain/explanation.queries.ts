import type { Answer } from "@citelens/contract/base/endpoint";
import {
  type AnswerExplanation,
  explainAnswer,
  readCitedPages,
} from "@citelens/contract/content/explanation";
import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";
import { endpointQuery } from "#lib/api/queries.ts";

const lookEveryMs = 2_000;

/** Why an answer cites what it cites; looked at again while pages are being read. */
export function explanationQuery(
  workspaceId: string,
  answerId: string,
  { isReading }: { readonly isReading: boolean },
) {
  return endpointQuery(
    ["answer-explanation", workspaceId, answerId],
    [explainAnswer, { params: { projectId: workspaceId, answerId } }],
    {
      refetchInterval: ({ state: { data } }) =>
        isReading && data !== undefined && unreadOf(data) > 0 ? lookEveryMs : false,
    },
  );
}

/** Pages of others that it cites and that nobody has tried to read. */
export function unreadOf({ cited }: AnswerExplanation): number {
  return cited.filter(({ reading }) => reading === "UNREAD").length;
}

export function useReadCitedPages(
  workspaceId: string,
  answerId: string,
): UseMutationResult<Answer<typeof readCitedPages>, Error, void> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(readCitedPages, { params: { projectId: workspaceId, answerId } }),
    onSuccess: () =>
      void queryClient.invalidateQueries({ queryKey: ["answer-explanation", workspaceId, answerId] }),
  });
}
