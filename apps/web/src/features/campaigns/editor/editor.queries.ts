import {
  type CampaignDetails,
  createCampaign,
  launchCampaign,
  listCompetitors,
  updateCampaign,
} from "@citelens/contract/campaigns";
import { queryOptions, type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiProblem } from "#lib/api/api-problem.ts";
import { call } from "#lib/api/call.ts";
import { campaignQuery } from "../campaigns.queries.ts";
import type { CampaignParts } from "./draft.rules.ts";

const root = (projectId: string) => ["campaigns", projectId] as const;

/** The draft, refetched when the page is opened again: another tab may have changed or launched it. */
export function draftQuery(projectId: string, campaignId: string) {
  return {
    ...campaignQuery(projectId, campaignId),
    refetchOnMount: "always",
    refetchOnWindowFocus: "always",
  } as const;
}

export interface DraftTarget {
  /** Undefined until the draft has been created. */
  readonly campaignId: string | undefined;
  readonly parts: CampaignParts;
}

/** Saves parts of a draft; the first save creates it. */
export function useSaveDraft(projectId: string): (place: DraftTarget) => Promise<CampaignDetails> {
  const queryClient = useQueryClient();
  return async ({ campaignId, parts }) => {
    if (campaignId !== undefined)
      await queryClient.cancelQueries({ queryKey: draftQuery(projectId, campaignId).queryKey });
    try {
      const saved = await (campaignId === undefined
        ? call(createCampaign, { params: { projectId }, body: parts })
        : call(updateCampaign, { params: { projectId, campaignId }, body: parts }));
      queryClient.setQueryData(draftQuery(projectId, saved.id).queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: [...root(projectId), "list"] });
      // A competitor named by a campaign is accepted, so it is no longer a suggestion.
      if (parts.competitors)
        void queryClient.invalidateQueries({ queryKey: suggestedCompetitorsQuery(projectId).queryKey });
      return saved;
    } catch (problem) {
      // It was launched or deleted elsewhere: refetch, so that the page can redirect.
      if (campaignId !== undefined && problem instanceof ApiProblem && [404, 409].includes(problem.status))
        void queryClient.invalidateQueries({ queryKey: draftQuery(projectId, campaignId).queryKey });
      throw problem;
    }
  };
}

/** Competitors found in answers that no user has decided about. */
export function suggestedCompetitorsQuery(projectId: string) {
  const query = { status: "suggested" } as const;
  return queryOptions({
    queryKey: [...root(projectId), "competitors", query],
    queryFn: ({ signal }) => call(listCompetitors, { params: { projectId }, query, signal }),
  });
}

/** Launches the draft. The next pages refetch campaigns and credits. */
export function useLaunch(projectId: string): UseMutationResult<unknown, Error, string> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (campaignId: string) => call(launchCampaign, { params: { projectId, campaignId } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: root(projectId), refetchType: "none" });
      await queryClient.invalidateQueries({ queryKey: ["credits", projectId] });
    },
  });
}
