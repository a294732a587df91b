import type { FileFormat } from "@citelens/contract/base/list-format";
import { listOptimizations } from "@citelens/contract/content/content-studio";
import {
  getOpportunity,
  listOpportunities,
  type Opportunity,
  type OpportunityChanges,
  type OpportunityList,
  type OpportunityRefresh,
  refreshOpportunities,
  updateOpportunity,
} from "@citelens/contract/content/opportunities";
import {
  type Impact,
  type OpportunityPeriod,
  opportunityStates,
} from "@citelens/contract/content/opportunity-words";
import { type QueryClient, type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, callForFile } from "#lib/api/call.ts";
import { endpointQuery, pageQuery, refetchWhile, showChange } from "#lib/api/queries.ts";
import type { OpportunitiesView } from "./opportunities-search.rules.ts";

export const opportunitiesPerPage = 20;
const runningPollMs = 2_000;

type ListView = Omit<OpportunitiesView, "opportunity">;

/** Everything that is known of a workspace's opportunities. */
function opportunityRoot(workspaceId: string) {
  return ["opportunities", workspaceId] as const;
}

function listsOf(workspaceId: string) {
  return [...opportunityRoot(workspaceId), "list"] as const;
}

/** One page of the list; asked again while somebody looks for new ones. */
export function opportunitiesQuery(workspaceId: string, view: ListView) {
  const asked = askedOf(view);
  return pageQuery(
    [...listsOf(workspaceId), asked, view.page],
    [
      listOpportunities,
      {
        params: { projectId: workspaceId },
        query: { ...asked, page: view.page, page_size: opportunitiesPerPage },
      },
    ],
    { refetchInterval: refetchWhile(({ refresh }: OpportunityList) => refresh.is_running, runningPollMs) },
  );
}

/** Open ones of the usual period, the best first: so many, of one impact or of any. */
export function openOpportunitiesQuery(
  workspaceId: string,
  { atMost, impact }: { readonly atMost: number; readonly impact?: Impact },
) {
  return endpointQuery(
    [...listsOf(workspaceId), "open", { atMost, impact }],
    [
      listOpportunities,
      {
        params: { projectId: workspaceId },
        query: { state: ["OPEN"], page_size: atMost, ...(impact !== undefined && { impact: [impact] }) },
      },
    ],
    { refetchInterval: refetchWhile(({ refresh }: OpportunityList) => refresh.is_running, runningPollMs) },
  );
}

export function opportunityQuery(workspaceId: string, id: string, period: OpportunityPeriod) {
  return endpointQuery(
    [...opportunityRoot(workspaceId), "one", id, period],
    [getOpportunity, { params: { projectId: workspaceId, opportunityId: id }, query: { period } }],
  );
}

/** Work begun on it in the Content Studio, the newest first. */
export function begunOfQuery(workspaceId: string, id: string) {
  return endpointQuery(
    [...opportunityRoot(workspaceId), "begun", id],
    [listOptimizations, { params: { projectId: workspaceId }, query: { opportunity: id, page_size: 1 } }],
  );
}

/** The whole filtered list. */
export function opportunitiesFile(
  workspaceId: string,
  { view, format }: { readonly view: ListView; readonly format: FileFormat },
): Promise<Blob> {
  return callForFile(listOpportunities, {
    params: { projectId: workspaceId },
    query: { ...askedOf(view), format },
  });
}

function askedOf({ period, kind, state, campaign, search, order }: Omit<ListView, "page">) {
  return {
    period,
    ...(kind.length > 0 && { kind: [...kind] }),
    state: state.length > 0 ? [...state] : [...opportunityStates],
    ...(campaign !== undefined && { campaign }),
    ...(search !== "" && { search }),
    ordering: order,
  };
}

/** Has opportunities looked for; the lists tell at once that it goes on. */
export function useRefresh(workspaceId: string): UseMutationResult<OpportunityRefresh, Error, void> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(refreshOpportunities, { params: { projectId: workspaceId } }),
    onSuccess: async (refresh) => {
      const lists = { queryKey: listsOf(workspaceId) };
      queryClient.setQueriesData<OpportunityList>(lists, (known) => known && { ...known, refresh });
      await queryClient.invalidateQueries(lists);
    },
  });
}

/** Changes, and how they are shown until the server has answered. */
export interface Decision {
  readonly changes: OpportunityChanges;
  readonly shown: Partial<Pick<Opportunity, "state" | "reason" | "assignee" | "due_on">>;
}

/** Keeps what people decide of an opportunity, one after the other. It shows at once, and is taken back where the server refuses it. */
export function useDecide(
  workspaceId: string,
  { id, period }: { readonly id: string; readonly period: OpportunityPeriod },
): UseMutationResult<Opportunity, Error, Decision> {
  const queryClient = useQueryClient();
  const mutationKey = [...opportunityRoot(workspaceId), "decide", id];
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(" ") },
    mutationFn: ({ changes }) =>
      call(updateOpportunity, {
        params: { projectId: workspaceId, opportunityId: id },
        body: changes,
      }),
    onMutate: ({ shown }) =>
      showChange(
        queryClient,
        opportunityQuery(workspaceId, id, period),
        (known) => known && { ...known, ...shown },
      ),
    // The answer is of the usual period, which need not be the one that is shown. While more decisions wait, the server
    // does not know yet what is shown.
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey }) === 1) void opportunitiesAfresh(queryClient, workspaceId);
    },
  });
}

/** Everything is asked for anew where it is shown. */
export function opportunitiesAfresh(queryClient: QueryClient, workspaceId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: opportunityRoot(workspaceId) });
}
