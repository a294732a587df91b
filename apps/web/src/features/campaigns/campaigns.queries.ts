import type { Answer, Input } from "@citelens/contract/base/endpoint";
import type { FileFormat } from "@citelens/contract/base/list-format";
import { runningPollSeconds } from "@citelens/contract/visibility/campaign-constants";
import * as contract from "@citelens/contract/visibility/campaigns";
import { listWorkspaceModels } from "@citelens/contract/visibility/operators";
import { listRuns } from "@citelens/contract/visibility/runs";
import {
  keepPreviousData,
  queryOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { call, callForFile } from "#lib/api/call.ts";
import { endpointQuery, pageQuery, showChange } from "#lib/api/queries.ts";
import { readCampaignList } from "./campaign-list.rules.ts";
import type { CampaignsView } from "./campaigns-search.rules.ts";

export const campaignsPerPage = 20;

/** The server's maximum page size. */
const campaignsAtOnce = 100;

/** How often a running run's progress is fetched. */
const runsEveryMs = 2000;

/** Root key of a workspace's campaign queries, so that one change can invalidate all of them. */
const root = (workspaceId: string) => ["campaigns", workspaceId] as const;

/** One page of the filtered list; the previous rows stay visible while it loads. */
export function campaignsQuery(workspaceId: string, view: CampaignsView) {
  const { page, ordering, status, type } = view;
  return queryOptions({
    queryKey: [...root(workspaceId), "list", { page, ordering, status, type }],
    queryFn: async ({ signal }) => {
      const query = { page, page_size: campaignsPerPage, ...listedBy(view) };
      return readCampaignList(
        await call(contract.listCampaigns, { params: { projectId: workspaceId }, query, signal }),
      );
    },
    placeholderData: keepPreviousData,
  });
}

/** All of the filtered list as a file. */
export function campaignsFile(
  workspaceId: string,
  { view, format }: { readonly view: CampaignsView; readonly format: FileFormat },
): Promise<Blob> {
  return callForFile(contract.listCampaigns, {
    params: { projectId: workspaceId },
    query: { ...listedBy(view), format },
  });
}

function listedBy({ ordering, status, type }: CampaignsView) {
  return {
    ordering,
    ...(status !== "ALL" && { status }),
    ...(type !== "ALL" && { campaign_type: type }),
  };
}

/** All launched campaigns by name, for selects. */
export function launchedCampaignsQuery(workspaceId: string) {
  return queryOptions({
    queryKey: [...root(workspaceId), "list", "launched"],
    queryFn: async ({ signal }) => {
      const campaigns: contract.Campaign[] = [];
      for (let page = 1, isMore = true; isMore; page++) {
        const query = {
          exclude_status: "DRAFT",
          ordering: "name",
          page,
          page_size: campaignsAtOnce,
        } as const;
        const answer = await call(contract.listCampaigns, {
          params: { projectId: workspaceId },
          query,
          signal,
        });
        campaigns.push(...answer.results);
        isMore = answer.next !== null;
      }
      return campaigns;
    },
  });
}

export function campaignQuery(workspaceId: string, campaignId: string) {
  return endpointQuery(
    [...root(workspaceId), "one", campaignId],
    [contract.getCampaign, { params: { projectId: workspaceId, campaignId } }],
  );
}

export function campaignStatsQuery(workspaceId: string) {
  return endpointQuery(
    [...root(workspaceId), "stats"],
    [contract.getCampaignStats, { params: { projectId: workspaceId } }],
  );
}

/**
 * The campaigns with a run in progress, polled while the tab is visible. When one finishes, lists and figures
 * are refetched.
 */
export function runningCampaignsQuery(workspaceId: string) {
  return queryOptions({
    queryKey: [...root(workspaceId), "running"],
    queryFn: async ({ signal, client, queryKey }) => {
      const known = client.getQueryData<RunningCampaigns>(queryKey);
      const running = await call(contract.listRunningCampaigns, {
        params: { projectId: workspaceId },
        signal,
      });
      const isAnyDone = known?.running_campaigns.some(
        ({ id }) => !running.running_campaigns.some((one) => one.id === id),
      );
      if (isAnyDone) {
        await client.invalidateQueries({ queryKey: [...root(workspaceId), "list"] });
        await client.invalidateQueries({ queryKey: [...root(workspaceId), "stats"] });
      }
      return running;
    },
    refetchInterval: runningPollSeconds * 1000,
  });
}

type RunningCampaigns = Answer<typeof contract.listRunningCampaigns>;

/** The newest runs of a campaign, polled until the newest has finished or the first has started. */
export function runsQuery(workspaceId: string, campaignId: string) {
  return endpointQuery(
    runsKey(workspaceId, campaignId),
    [listRuns, { params: { projectId: workspaceId, campaignId }, query: {} }],
    {
      refetchInterval: ({ state }) => (state.data?.results[0]?.status === "DONE" ? false : runsEveryMs),
      staleTime: 0,
    },
  );
}

/** Root key of a campaign's run queries. */
export function runsKey(workspaceId: string, campaignId: string) {
  return [...root(workspaceId), "runs", campaignId] as const;
}

/** The form values of a campaign. */
export type CampaignParts = Input<typeof contract.createCampaign>["body"];

/** The estimate for these values; the previous figures stay visible while it loads. */
export function estimateQuery(workspaceId: string, parts: CampaignParts) {
  return pageQuery(
    [...root(workspaceId), "estimate", parts],
    [contract.estimateCampaign, { params: { projectId: workspaceId }, body: parts }],
  );
}

/** All competitors, named by users or found in answers, with every status. */
export function competitorsQuery(workspaceId: string) {
  return endpointQuery(
    [...root(workspaceId), "competitors"],
    [contract.listCompetitors, { params: { projectId: workspaceId }, query: {} }],
  );
}

/** The models that a workspace's campaigns can ask, and whether they are available now. */
export function operatorModelsQuery(workspaceId: string) {
  return endpointQuery(
    [...root(workspaceId), "models"],
    [listWorkspaceModels, { params: { projectId: workspaceId } }],
  );
}

export interface CampaignChange {
  readonly campaignId: string;
  readonly parts: Input<typeof contract.updateCampaign>["body"];
}

export function useUpdateCampaign(
  workspaceId: string,
): UseMutationResult<contract.CampaignDetails, Error, CampaignChange> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ campaignId, parts }: CampaignChange) =>
      call(contract.updateCampaign, { params: { projectId: workspaceId, campaignId }, body: parts }),
    onSuccess: async (changed) => {
      await showChange(queryClient, campaignQuery(workspaceId, changed.id), () => changed);
      await queryClient.invalidateQueries({ queryKey: [...root(workspaceId), "list"] });
    },
  });
}

export function useDeleteCampaign(workspaceId: string): UseMutationResult<void, Error, string> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (campaignId: string) => {
      await call(contract.deleteCampaign, { params: { projectId: workspaceId, campaignId } });
    },
    onSuccess: (_, campaignId) => {
      queryClient.removeQueries({ queryKey: campaignQuery(workspaceId, campaignId).queryKey });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: root(workspaceId) }),
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
  workspaceId: string,
): UseMutationResult<contract.Campaign, Error, CampaignStep> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ step, campaignId }: CampaignStep) =>
      call(steps[step], { params: { projectId: workspaceId, campaignId } }),
    onSuccess: (campaign) => {
      const { queryKey } = campaignQuery(workspaceId, campaign.id);
      queryClient.setQueryData(queryKey, (known) => known && { ...known, ...campaign });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: root(workspaceId) }),
  });
}

export type SuggestionRequest = Input<typeof contract.suggestQueries>["body"];

/** Requests query suggestions. */
export function useSuggestQueries(
  workspaceId: string,
): UseMutationResult<Answer<typeof contract.suggestQueries>, Error, SuggestionRequest> {
  return useMutation({
    mutationFn: (body: SuggestionRequest) =>
      call(contract.suggestQueries, { params: { projectId: workspaceId }, body }),
  });
}

export interface CompetitorChange {
  readonly competitorId: string;
  readonly change: Input<typeof contract.updateCompetitor>["body"];
}

/** Accepts, ignores or merges a competitor; scores depend on it, so everything is refetched. */
export function useUpdateCompetitor(
  workspaceId: string,
): UseMutationResult<contract.Competitor, Error, CompetitorChange> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ competitorId, change }: CompetitorChange) =>
      call(contract.updateCompetitor, { params: { projectId: workspaceId, competitorId }, body: change }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: root(workspaceId) }),
  });
}
