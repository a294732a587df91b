import { runningPollSeconds } from "@citelens/contract/campaign-constants";
import * as contract from "@citelens/contract/campaigns";
import type { Answer, Input } from "@citelens/contract/endpoint";
import { listOperatorModels } from "@citelens/contract/operators";
import { listRuns } from "@citelens/contract/runs";
import {
  keepPreviousData,
  queryOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";
import { readCampaignList } from "./campaign-list.rules.ts";
import type { CampaignsView } from "./campaigns-search.rules.ts";

export const campaignsPerPage = 20;

/** The most that the server lists at once. */
const campaignsAtOnce = 100;

/** How often the progress of a run is asked for while it is under way. */
const runsEveryMs = 2000;

/** All that is known of a workspace's campaigns lies under this key, so that a change can make all of it stale. */
const root = (projectId: string) => ["campaigns", projectId] as const;

/** One page of the filtered list; the previous rows stay visible while it loads. */
export function campaignsQuery(projectId: string, { page, ordering, status, type }: CampaignsView) {
  return queryOptions({
    queryKey: [...root(projectId), "list", { page, ordering, status, type }],
    queryFn: async ({ signal }) => {
      const query = {
        page,
        page_size: campaignsPerPage,
        ordering,
        ...(status !== "ALL" && { status }),
        ...(type !== "ALL" && { campaign_type: type }),
      };
      return readCampaignList(await call(contract.listCampaigns, { params: { projectId }, query, signal }));
    },
    placeholderData: keepPreviousData,
  });
}

/** Every campaign that was launched, by name, for lists to choose from. */
export function launchedCampaignsQuery(projectId: string) {
  return queryOptions({
    queryKey: [...root(projectId), "list", "launched"],
    queryFn: async ({ signal }) => {
      const campaigns: contract.Campaign[] = [];
      for (let page = 1, isMore = true; isMore; page++) {
        const query = {
          exclude_status: "DRAFT",
          ordering: "name",
          page,
          page_size: campaignsAtOnce,
        } as const;
        const answer = await call(contract.listCampaigns, { params: { projectId }, query, signal });
        campaigns.push(...answer.results);
        isMore = answer.next !== null;
      }
      return campaigns;
    },
  });
}

/** One campaign with all its parts. */
export function campaignQuery(projectId: string, campaignId: string) {
  return queryOptions({
    queryKey: [...root(projectId), "one", campaignId],
    queryFn: ({ signal }) => call(contract.getCampaign, { params: { projectId, campaignId }, signal }),
  });
}

/** The workspace's campaigns in numbers. */
export function campaignStatsQuery(projectId: string) {
  return queryOptions({
    queryKey: [...root(projectId), "stats"],
    queryFn: ({ signal }) => call(contract.getCampaignStats, { params: { projectId }, signal }),
  });
}

/**
 * The campaigns of which a run is under way, asked for again while the tab is in front. When one of them is done,
 * the lists and figures are read anew.
 */
export function runningCampaignsQuery(projectId: string) {
  return queryOptions({
    queryKey: [...root(projectId), "running"],
    queryFn: async ({ signal, client, queryKey }) => {
      const known = client.getQueryData<Running>(queryKey);
      const running = await call(contract.listRunningCampaigns, { params: { projectId }, signal });
      const isAnyDone = known?.running_campaigns.some(
        ({ id }) => !running.running_campaigns.some((one) => one.id === id),
      );
      if (isAnyDone) {
        await client.invalidateQueries({ queryKey: [...root(projectId), "list"] });
        await client.invalidateQueries({ queryKey: [...root(projectId), "stats"] });
      }
      return running;
    },
    refetchInterval: runningPollSeconds * 1000,
  });
}

type Running = Answer<typeof contract.listRunningCampaigns>;

/** The newest runs of a campaign, followed until the newest is done; before its first run it is waited for. */
export function runsQuery(projectId: string, campaignId: string) {
  return queryOptions({
    queryKey: runsKey(projectId, campaignId),
    queryFn: ({ signal }) => call(listRuns, { params: { projectId, campaignId }, query: {}, signal }),
    refetchInterval: ({ state }) => (state.data?.results[0]?.status === "DONE" ? false : runsEveryMs),
    staleTime: 0,
  });
}

/** Everything that is known of a campaign's runs lies under this key. */
export function runsKey(projectId: string, campaignId: string) {
  return [...root(projectId), "runs", campaignId] as const;
}

/** What makes a campaign, as a form gives it. */
export type CampaignParts = Input<typeof contract.createCampaign>["body"];

/** What a campaign of these parts would ask and cost; the figures before stay until the new ones are here. */
export function estimateQuery(projectId: string, parts: CampaignParts) {
  return queryOptions({
    queryKey: [...root(projectId), "estimate", parts],
    queryFn: ({ signal }) => call(contract.estimateCampaign, { params: { projectId }, body: parts, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The competitors that were named by people or found in answers, whatever was decided about them. */
export function competitorsQuery(projectId: string) {
  return queryOptions({
    queryKey: [...root(projectId), "competitors"],
    queryFn: ({ signal }) => call(contract.listCompetitors, { params: { projectId }, query: {}, signal }),
  });
}

/** What campaigns can ask, and whether it can be asked here and now. */
export const operatorModelsQuery = queryOptions({
  queryKey: ["operator-models"],
  queryFn: ({ signal }) => call(listOperatorModels, { signal }),
});

export interface CampaignChange {
  readonly campaignId: string;
  readonly parts: Input<typeof contract.updateCampaign>["body"];
}

export function useUpdateCampaign(
  projectId: string,
): UseMutationResult<contract.CampaignDetails, Error, CampaignChange> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ campaignId, parts }: CampaignChange) =>
      call(contract.updateCampaign, { params: { projectId, campaignId }, body: parts }),
    onSuccess: async (changed) => {
      const { queryKey } = campaignQuery(projectId, changed.id);
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, changed);
      await queryClient.invalidateQueries({ queryKey: [...root(projectId), "list"] });
    },
  });
}

export function useDeleteCampaign(projectId: string): UseMutationResult<void, Error, string> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (campaignId: string) => {
      await call(contract.deleteCampaign, { params: { projectId, campaignId } });
    },
    onSuccess: (_, campaignId) => {
      queryClient.removeQueries({ queryKey: campaignQuery(projectId, campaignId).queryKey });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: root(projectId) }),
  });
}

const steps = {
  pause: contract.pauseCampaign,
  activate: contract.activateCampaign,
  archive: contract.archiveCampaign,
  duplicate: contract.duplicateCampaign,
  launch: contract.launchCampaign,
  run: contract.runCampaign,
} as const;

export interface CampaignStep {
  readonly step: keyof typeof steps;
  readonly campaignId: string;
}

/**
 * Takes a step of a campaign's life. What is known of it shows the step at once; whatever came of it, all that is
 * shown of campaigns is read again.
 */
export function useCampaignStep(
  projectId: string,
): UseMutationResult<contract.Campaign, Error, CampaignStep> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ step, campaignId }: CampaignStep) =>
      call(steps[step], { params: { projectId, campaignId } }),
    onSuccess: (campaign) => {
      const { queryKey } = campaignQuery(projectId, campaign.id);
      queryClient.setQueryData(queryKey, (known) => known && { ...known, ...campaign });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: root(projectId) }),
  });
}

export type SuggestionRequest = Input<typeof contract.suggestQueries>["body"];

/** Asks for queries that customers might type. */
export function useSuggestQueries(
  projectId: string,
): UseMutationResult<Answer<typeof contract.suggestQueries>, Error, SuggestionRequest> {
  return useMutation({
    mutationFn: (body: SuggestionRequest) => call(contract.suggestQueries, { params: { projectId }, body }),
  });
}

export interface CompetitorChange {
  readonly competitorId: string;
  readonly change: Input<typeof contract.updateCompetitor>["body"];
}

/** Decides about a competitor; scores rest on that, so everything is read again. */
export function useUpdateCompetitor(
  projectId: string,
): UseMutationResult<contract.Competitor, Error, CompetitorChange> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ competitorId, change }: CompetitorChange) =>
      call(contract.updateCompetitor, { params: { projectId, competitorId }, body: change }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: root(projectId) }),
  });
}
