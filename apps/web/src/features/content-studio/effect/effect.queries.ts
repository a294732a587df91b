import { getEffect, publishOptimization } from "@citelens/contract/content/content-studio";
import type { Effect } from "@citelens/contract/content/effect-fields";
import type { Optimization } from "@citelens/contract/content/optimization-fields";
import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";
import { endpointQuery, refetchWhile } from "#lib/api/queries.ts";
import { studioAfresh, studioRoot } from "../studio.queries.ts";

const lookingPollMs = 5_000;

/** Effect on the target queries since a text was published; asked again until it was looked for at its address. */
export function effectQuery(workspaceId: string, optimizationId: string) {
  return endpointQuery(
    [...studioRoot(workspaceId), "effect", optimizationId],
    [getEffect, { params: { projectId: workspaceId, optimizationId } }],
    { refetchInterval: refetchWhile(({ live }: Effect) => live === null, lookingPollMs) },
  );
}

interface PublishInput {
  readonly url: string;
  /** ISO 8601. */
  readonly published_at: string;
}

/** Keeps where and when a text was published. */
export function usePublish(
  workspaceId: string,
  optimizationId: string,
): UseMutationResult<Optimization, Error, PublishInput> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body) =>
      call(publishOptimization, { params: { projectId: workspaceId, optimizationId }, body }),
    onSuccess: () => studioAfresh(queryClient, workspaceId),
  });
}
