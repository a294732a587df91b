import { diffAnswers, getAnswer } from "@citelens/contract/answers";
import { getConversation, listAnswers, listConversations } from "@citelens/contract/conversations";
import type { Input } from "@citelens/contract/endpoint";
import { getIndustryRanking } from "@citelens/contract/insights";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";
import type { ConversationsView } from "./conversations-search.rules.ts";
import { daysOf } from "./period.rules.ts";

export const conversationsPerPage = 20;

/** How often pending answers are fetched while the tab is visible. */
const pendingEveryMs = 5000;
/** How many brand names are loaded, most visible first. */
const brandsNamed = 100;

/** Root key of a workspace's conversation queries. */
export const conversationsRoot = (workspaceId: string) => ["conversations", workspaceId] as const;

/** One page of the filtered list; the previous rows stay visible while it loads. */
export function conversationsQuery(workspaceId: string, view: ConversationsView, today: string) {
  const query = { ...filterOf(view, today), page: view.page, page_size: conversationsPerPage };
  return queryOptions({
    queryKey: [...conversationsRoot(workspaceId), "list", query],
    queryFn: ({ signal }) => call(listConversations, { params: { projectId: workspaceId }, query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.results.some(({ answers }) => answers.some(isPending)) ? pendingEveryMs : false,
  });
}

export function answersQuery(workspaceId: string, view: ConversationsView, today: string) {
  const { counted, citing, ...others } = view.answers;
  const query = {
    ...filterOf(view, today),
    ...others,
    ...(counted !== undefined && { counted: flagOf(counted) }),
    ...(citing !== undefined && { citing: flagOf(citing) }),
    page: view.page,
    page_size: conversationsPerPage,
  };
  return queryOptions({
    queryKey: [...conversationsRoot(workspaceId), "answers", query],
    queryFn: ({ signal }) => call(listAnswers, { params: { projectId: workspaceId }, query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.results.some(isPending) ? pendingEveryMs : false),
  });
}

/** The names of the brands in the answers of the view's days, by id. */
export function brandNamesQuery(workspaceId: string, view: ConversationsView, today: string) {
  const days = daysOf(view.period, today);
  const query = {
    limit: brandsNamed,
    ...(view.campaign !== undefined && { campaign_id: view.campaign }),
    ...(days && { start_date: days.from, end_date: days.to }),
  };
  return queryOptions({
    queryKey: [...conversationsRoot(workspaceId), "brand-names", query],
    queryFn: ({ signal }) => call(getIndustryRanking, { params: { projectId: workspaceId }, query, signal }),
    select: ({ rankings }) => new Map(rankings.map(({ brand_id, brand_name }) => [brand_id, brand_name])),
  });
}

/** One query with each model's newest answer, and a short list of all its answers. */
export function conversationQuery(workspaceId: string, queryId: string) {
  return queryOptions({
    queryKey: [...conversationsRoot(workspaceId), "one", queryId],
    queryFn: ({ signal }) =>
      call(getConversation, { params: { projectId: workspaceId, queryId }, query: {}, signal }),
    refetchInterval: ({ state }) => (state.data?.answers.some(isPending) ? pendingEveryMs : false),
  });
}

/** One answer, also if it is not its model's newest. */
export function answerQuery(workspaceId: string, answerId: string) {
  return queryOptions({
    queryKey: [...conversationsRoot(workspaceId), "answer", answerId],
    queryFn: ({ signal }) => call(getAnswer, { params: { projectId: workspaceId, answerId }, signal }),
    refetchInterval: ({ state }) => (state.data && isPending(state.data) ? pendingEveryMs : false),
  });
}

export interface Compared {
  readonly answerId: string;
  readonly withId: string;
}

/** The changes since an earlier answer; never refetched, because answers do not change. */
export function diffQuery(workspaceId: string, { answerId, withId }: Compared) {
  return queryOptions({
    queryKey: [...conversationsRoot(workspaceId), "diff", answerId, withId],
    queryFn: ({ signal }) =>
      call(diffAnswers, { params: { projectId: workspaceId, answerId }, query: { with: withId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

type Filter = NonNullable<Input<typeof listConversations>["query"]>;

function filterOf({ period, ...view }: ConversationsView, today: string): Filter {
  const days = daysOf(period, today);
  return {
    ...(view.campaign !== undefined && { campaign: view.campaign }),
    ...(view.model !== undefined && { operator_model: view.model }),
    ...(view.branded !== undefined && { branded: flagOf(view.branded) }),
    ...(view.mentioned !== undefined && { mentioned: flagOf(view.mentioned) }),
    ...(view.cited !== undefined && { cited: flagOf(view.cited) }),
    ...(view.search !== "" && { search: view.search }),
    ...(days && { start_date: days.from, end_date: days.to }),
  };
}

/** As in the URL. */
function flagOf(value: boolean): "true" | "false" {
  return value ? "true" : "false";
}

function isPending({ status }: { readonly status: string }): boolean {
  return status === "PENDING";
}
