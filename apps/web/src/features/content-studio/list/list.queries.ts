import type { Answer } from "@citelens/contract/base/endpoint";
import type { FileFormat } from "@citelens/contract/base/list-format";
import { deleteOptimization, listOptimizations } from "@citelens/contract/content/content-studio";
import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { opportunitiesAfresh } from "#features/opportunities/public.ts";
import { call, callForFile } from "#lib/api/call.ts";
import { pageQuery, refetchWhile } from "#lib/api/queries.ts";
import { isWorking, optimizationQuery, studioAfresh, studioRoot } from "../studio.queries.ts";
import { askedOf, type StudioView } from "./studio-search.rules.ts";

export const optimizationsPerPage = 20;
const workingPollMs = 2_000;

export type OptimizationList = Answer<typeof listOptimizations>;

/** One page of the list; asked again while any of it is worked at. */
export function optimizationsQuery(workspaceId: string, view: StudioView) {
  const asked = askedOf(view);
  return pageQuery(
    [...studioRoot(workspaceId), "list", asked, view.page],
    [
      listOptimizations,
      {
        params: { projectId: workspaceId },
        query: { ...asked, page: view.page, page_size: optimizationsPerPage },
      },
    ],
    {
      refetchInterval: refetchWhile(
        ({ results }: OptimizationList) => results.some(isWorking),
        workingPollMs,
      ),
    },
  );
}

/** The whole filtered list. */
export function optimizationsFile(
  workspaceId: string,
  { view, format }: { readonly view: StudioView; readonly format: FileFormat },
): Promise<Blob> {
  return callForFile(listOptimizations, {
    params: { projectId: workspaceId },
    query: { ...askedOf(view), format },
  });
}

/** Deletes a text; its opportunity leads to it no more. */
export function useDeleteOptimization(workspaceId: string): UseMutationResult<void, Error, string> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (optimizationId) =>
      call(deleteOptimization, { params: { projectId: workspaceId, optimizationId } }),
    onSuccess: (_, optimizationId) => {
      queryClient.removeQueries({ queryKey: optimizationQuery(workspaceId, optimizationId).queryKey });
      void opportunitiesAfresh(queryClient, workspaceId);
    },
    onSettled: () => studioAfresh(queryClient, workspaceId),
  });
}
