import {
  type CampaignDetails,
  createCampaign,
  launchCampaign,
  listCompetitors,
  updateCampaign,
} from "@citelens/contract/visibility/campaigns";
import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiProblem } from "#lib/api/api-problem.ts";
import { call } from "#lib/api/call.ts";
import { endpointQuery } from "#lib/api/queries.ts";
import { campaignQuery } from "../campaigns.queries.ts";
import type { CampaignParts } from "./draft.rules.ts";

const root = (workspaceId: string) => ["campaigns", workspaceId] as const;

/** The draft, refetched when the page is opened again: another tab may have changed or launched it. */
export function draftQuery(workspaceId: string, campaignId: string) {
  return {
    ...campaignQuery(workspaceId, campaignId),
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
export function useSaveDraft(workspaceId: string): (place: DraftTarget) => Promise<CampaignDetails> {
  const queryClient = useQueryClient();
  return async ({ campaignId, parts }) => {
    if (campaignId !== undefined)
      await queryClient.cancelQueries({ queryKey: draftQuery(workspaceId, campaignId).queryKey });
    try {
      const saved = await (campaignId === undefined
        ? call(createCampaign, { params: { projectId: workspaceId }, body: parts })
        : call(updateCampaign, { params: { projectId: workspaceId, campaignId }, body: parts }));
      queryClient.setQueryData(draftQuery(workspaceId, saved.id).queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: [...root(workspaceId), "list"] });
      // A competitor named by a campaign is accepted, so it is no longer a suggestion.
      if (parts.competitors)
        void queryClient.invalidateQueries({ queryKey: suggestedCompetitorsQuery(workspaceId).queryKey });
      return saved;
    } catch (problem) {
      // It was launched or deleted elsewhere: refetch, so that the page can redirect.
      if (campaignId !== undefined && problem instanceof ApiProblem && [404, 409].includes(problem.status))
        void queryClient.invalidateQueries({ queryKey: draftQuery(workspaceId, campaignId).queryKey });
      throw problem;
    }
  };
}

/** Competitors found in answers that no user has decided about. */
export function suggestedCompetitorsQuery(workspaceId: string) {
  const query = { status: "suggested" } as const;
  return endpointQuery(
    [...root(workspaceId), "competitors", query],
    [listCompetitors, { params: { projectId: workspaceId }, query }],
  );
}

/** Launches the draft. The next pages refetch campaigns and credits. */
export function useLaunch(workspaceId: string): UseMutationResult<unknown, Error, string> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (campaignId: string) =>
      call(launchCampaign, { params: { projectId: workspaceId, campaignId } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: root(workspaceId), refetchType: "none" });
      await queryClient.invalidateQueries({ queryKey: ["credits", workspaceId] });
    },
  });
}
