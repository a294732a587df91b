import {
  type CampaignDetails,
  type CampaignEstimate,
  createCampaign,
  estimateCampaign,
  getCampaign,
  launchCampaign,
  listCompetitors,
  suggestQueries,
  updateCampaign,
  updateCompetitor,
} from "@citelens/contract/campaigns";
import type { Answer, Input } from "@citelens/contract/endpoint";
import { listOperatorModels } from "@citelens/contract/operators";
import {
  keepPreviousData,
  queryOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { ApiProblem } from "#lib/api-problem.ts";
import { call } from "#lib/call.ts";
import type { CampaignParts } from "./draft.rules.ts";

const root = (projectId: string) => ["campaigns", projectId] as const;

/** The draft, read again whenever its page is come back to: another tab may have changed or launched it. */
export function draftQuery(projectId: string, campaignId: string) {
  return queryOptions({
    queryKey: [...root(projectId), "one", campaignId],
    queryFn: ({ signal }) => call(getCampaign, { params: { projectId, campaignId }, signal }),
    refetchOnMount: "always",
    refetchOnWindowFocus: "always",
  });
}

export interface DraftPlace {
  /** None until the draft has been created. */
  readonly campaignId: string | undefined;
  readonly parts: CampaignParts;
}

/** Keeps parts of a draft and creates it with the first of them. */
export function useSaveDraft(projectId: string): (place: DraftPlace) => Promise<CampaignDetails> {
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

/** What a campaign of these parts would ask and cost; the figures before stay until the new ones are here. */
export function estimateQuery(projectId: string, parts: CampaignParts) {
  return queryOptions<CampaignEstimate>({
    queryKey: [...root(projectId), "estimate", parts],
    queryFn: ({ signal }) => call(estimateCampaign, { params: { projectId }, body: parts, signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    retry: false,
  });
}

/** What campaigns can ask, and whether it can be asked here and now. */
export const operatorModelsQuery = queryOptions({
  queryKey: ["operator-models"],
  queryFn: ({ signal }) => call(listOperatorModels, { signal }),
});

/** Competitors that were found in answers and that nobody has decided about. */
export function suggestedCompetitorsQuery(projectId: string) {
  const query = { status: "suggested" } as const;
  return queryOptions({
    queryKey: [...root(projectId), "competitors", query],
    queryFn: ({ signal }) => call(listCompetitors, { params: { projectId }, query, signal }),
  });
}

/** Decides that a found competitor is none. */
export function useIgnoreCompetitor(projectId: string): UseMutationResult<unknown, Error, string> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (competitorId: string) =>
      call(updateCompetitor, { params: { projectId, competitorId }, body: { status: "ignored" } }),
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: suggestedCompetitorsQuery(projectId).queryKey }),
  });
}

export type SuggestionsAsked = Input<typeof suggestQueries>["body"];
export type QuerySuggestions = Answer<typeof suggestQueries>;

/** Asks for queries that customers might type. */
export function useSuggestQueries(
  projectId: string,
): UseMutationResult<QuerySuggestions, Error, SuggestionsAsked> {
  return useMutation({
    mutationFn: (body: SuggestionsAsked) => call(suggestQueries, { params: { projectId }, body }),
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
