import {
  cancelOptimization,
  generateOptimization,
  watchOptimization,
} from "@citelens/contract/content/content-studio";
import type { Optimization } from "@citelens/contract/content/optimization-fields";
import type { OptimizationMode } from "@citelens/contract/content/studio-words";
import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "#lib/api/call.ts";
import { followStream } from "#lib/api/watch.ts";
import {
  isWorking,
  keepOptimization,
  optimizationQuery,
  studioAfresh,
  studioRoot,
} from "./studio.queries.ts";

/** Work that is to be done; in its own mode unless told. */
export interface Work {
  readonly id: string;
  readonly mode?: OptimizationMode;
}

/** Begins the work at an optimization, or ends it. Whether it was refused or not, what is shown is asked for again. */
export function useWork(
  workspaceId: string,
  work: "generate" | "cancel",
): UseMutationResult<Optimization, Error, Work> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, mode }) => {
      const params = { projectId: workspaceId, optimizationId: id };
      if (work === "cancel") return call(cancelOptimization, { params });
      return call(generateOptimization, { params, body: mode === undefined ? {} : { mode } });
    },
    onSuccess: (optimization) => keepOptimization(queryClient, workspaceId, optimization),
    onSettled: () => void studioAfresh(queryClient, workspaceId),
  });
}

/**
 * Follows an optimization by the server's event stream while it is worked at. Without a stream, polling follows it a little
 * later. Once it is over it is asked for with all that was found; until then it is not shown as done.
 */
export function useLiveOptimization(workspaceId: string, optimizationId: string, isLive: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isLive) return;
    const params = { projectId: workspaceId, optimizationId };
    const stop = followStream(watchOptimization, () => ({ params }), {
      problem: "The live progress of a brief is not available",
      take: (optimization: Optimization) => {
        if (isWorking(optimization)) keepOptimization(queryClient, workspaceId, optimization);
        else void queryClient.invalidateQueries(optimizationQuery(workspaceId, optimizationId));
      },
    });
    return () => {
      stop();
      void queryClient.invalidateQueries({ queryKey: [...studioRoot(workspaceId), "list"] });
    };
  }, [queryClient, workspaceId, optimizationId, isLive]);
}
