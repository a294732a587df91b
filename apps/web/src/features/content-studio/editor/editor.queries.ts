import type { Input } from "@citelens/contract/base/endpoint";
import { createOptimization, updateOptimization } from "@citelens/contract/content/content-studio";
import type { Optimization } from "@citelens/contract/content/optimization-fields";
import { listIndexedPages } from "@citelens/contract/traffic/indexing";
import { getCampaign } from "@citelens/contract/visibility/campaigns";
import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { opportunitiesAfresh } from "#features/opportunities/public.ts";
import { call } from "#lib/api/call.ts";
import { endpointQuery, pageQuery } from "#lib/api/queries.ts";
import { keepOptimization, studioRoot } from "../studio.queries.ts";

const pagesShown = 8;

/** Pages of the site whose paths hold this. */
export function ownPagesQuery(workspaceId: string, search: string) {
  return pageQuery(
    [...studioRoot(workspaceId), "own pages", search],
    [
      listIndexedPages,
      { params: { projectId: workspaceId }, query: { search: search || undefined, page_size: pagesShown } },
    ],
    { staleTime: Number.POSITIVE_INFINITY },
  );
}

/** The campaign whose queries are targets, for its queries and its language. */
export function targetCampaignQuery(workspaceId: string, campaignId: string) {
  return endpointQuery(
    [...studioRoot(workspaceId), "campaign", campaignId],
    [getCampaign, { params: { projectId: workspaceId, campaignId } }],
  );
}

export type DraftBody = Input<typeof createOptimization>["body"];

interface DraftTarget {
  /** Undefined until the draft was created. */
  readonly id: string | undefined;
  readonly body: DraftBody;
}

/** Creates a draft, or changes it; an opportunity of which one is created is planned by it. */
export function useKeepDraft(workspaceId: string): UseMutationResult<Optimization, Error, DraftTarget> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }) =>
      id === undefined
        ? call(createOptimization, { params: { projectId: workspaceId }, body })
        : call(updateOptimization, { params: { projectId: workspaceId, optimizationId: id }, body }),
    onSuccess: (optimization) => {
      keepOptimization(queryClient, workspaceId, optimization);
      void queryClient.invalidateQueries({ queryKey: [...studioRoot(workspaceId), "list"] });
      if (optimization.opportunity_id !== null) void opportunitiesAfresh(queryClient, workspaceId);
    },
  });
}
