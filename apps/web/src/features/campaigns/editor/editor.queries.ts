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

/** The draft, read again whenever its page is come back to: another tab may have changed or launched it. */
export function draftQuery(projectId: string, campaignId: string) {
  return {
    ...campaignQuery(projectId, campaignId),
    refetchOnMount: "always",
    refetchOnWindowFocus: "always",
  } as const;
}

export interface DraftTarget {
  /** None until the draft has been created. */
  readonly campaignId: string | undefined;
  readonly parts: CampaignParts;
}

/** Keeps parts of a draft and creates it with the first of them. */
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
      // A competitor that a campaign names is accepted, and so is no suggestion any more.
      if (parts.competitors)
        void queryClient.invalidateQueries({ queryKey: suggestedCompetitorsQuery(projectId).queryKey });
      return saved;
    } catch (problem) {
      // It was launched or deleted elsewhere: what it has become decides where this page leads.
      if (campaignId !== undefined && problem instanceof ApiProblem && [404, 409].includes(problem.status))
        void queryClient.invalidateQueries({ queryKey: draftQuery(projectId, campaignId).queryKey });
      throw problem;
    }
  };
}

/** Competitors that were found in answers and that nobody has decided about. */
export function suggestedCompetitorsQuery(projectId: string) {
  const query = { status: "suggested" } as const;
  return queryOptions({
    queryKey: [...root(projectId), "competitors", query],
    queryFn: ({ signal }) => call(listCompetitors, { params: { projectId }, query, signal }),
  });
}

/** Starts the draft. What is known of campaigns and credits is read again by the pages that come next. */
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
