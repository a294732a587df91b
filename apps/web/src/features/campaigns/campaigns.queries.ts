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

/** The server's maximum page size. */
const campaignsAtOnce = 100;

/** How often a running run's progress is fetched. */
const runsEveryMs = 2000;

/** Root key of a workspace's campaign queries, so that one change can invalidate all of them. */
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

/** All launched campaigns by name, for selects. */
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

export function campaignQuery(projectId: string, campaignId: string) {
  return queryOptions({
    queryKey: [...root(projectId), "one", campaignId],
    queryFn: ({ signal }) => call(contract.getCampaign, { params: { projectId, campaignId }, signal }),
  });
}

export function campaignStatsQuery(projectId: string) {
  return queryOptions({
    queryKey: [...root(projectId), "stats"],
    queryFn: ({ signal }) => call(contract.getCampaignStats, { params: { projectId }, signal }),
  });
}

/**
 * The campaigns with a run in progress, polled while the tab is visible. When one finishes, lists and figures
 * are refetched.
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

/** The newest runs of a campaign, polled until the newest has finished or the first has started. */
export function runsQuery(projectId: string, campaignId: string) {
  return queryOptions({
    queryKey: runsKey(projectId, campaignId),
    queryFn: ({ signal }) => call(listRuns, { params: { projectId, campaignId }, query: {}, signal }),
    refetchInterval: ({ state }) => (state.data?.results[0]?.status === "DONE" ? false : runsEveryMs),
    staleTime: 0,
  });
}

/** Root key of a campaign's run queries. */
export function runsKey(projectId: string, campaignId: string) {
  return [...root(projectId), "runs", campaignId] as const;
}

/** The form values of a campaign. */
export type CampaignParts = Input<typeof contract.createCampaign>["body"];

/** The estimate for these values; the previous figures stay visible while it loads. */
export function estimateQuery(projectId: string, parts: CampaignParts) {
  return queryOptions({
    queryKey: [...root(projectId), "estimate", parts],
    queryFn: ({ signal }) => call(contract.estimateCampaign, { params: { projectId }, body: parts, signal }),
    placeholderData: keepPreviousData,
  });
}

/** All competitors, named by users or found in answers, with every status. */
export function competitorsQuery(projectId: string) {
  return queryOptions({
    queryKey: [...root(projectId), "competitors"],
    queryFn: ({ signal }) => call(contract.listCompetitors, { params: { projectId }, query: {}, signal }),
  });
}

/** The models that campaigns can ask, and whether they are available now. */
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

/** Changes a campaign's status. Updates the cache at once and refetches all campaign queries afterwards. */
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

/** Requests query suggestions. */
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

/** Accepts, ignores or merges a competitor; scores depend on it, so everything is refetched. */
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
