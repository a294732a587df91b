import type { Input } from "@citelens/contract/base/endpoint";
import type { FileFormat } from "@citelens/contract/base/list-format";
import { diffAnswers, getAnswer } from "@citelens/contract/visibility/answers";
import {
  getConversation,
  getConversationSearches,
  listAnswers,
  listConversations,
} from "@citelens/contract/visibility/conversations";
import { getIndustryRanking, type IndustryRanking } from "@citelens/contract/visibility/insights";
import { callForFile } from "#lib/api/call.ts";
import { endpointQuery, pageQuery, refetchWhile } from "#lib/api/queries.ts";
import type { ConversationsView } from "./conversations-search.rules.ts";
import { daysOf } from "./period.rules.ts";

export const conversationsPerPage = 50;
export const answersPerPage = 20;
export const searchesPerPage = 20;

/** How often pending answers are fetched while the tab is visible. */
const pendingEveryMs = 5000;
/** How many brand names are loaded, most visible first. */
const brandsNamed = 100;

/** Root key of a workspace's conversation queries. */
export const conversationsRoot = (workspaceId: string) => ["conversations", workspaceId] as const;

/** One page of the filtered list; the previous rows stay visible while it loads. */
export function conversationsQuery(workspaceId: string, view: ConversationsView, today: string) {
  const query = { ...filterOf(view, today), page: view.page, page_size: conversationsPerPage };
  return pageQuery(
    [...conversationsRoot(workspaceId), "list", query],
    [listConversations, { params: { projectId: workspaceId }, query }],
    {
      refetchInterval: refetchWhile(
        ({ results }) => results.some(({ answers }) => answers.some(isPending)),
        pendingEveryMs,
      ),
    },
  );
}

export function answersQuery(workspaceId: string, view: ConversationsView, today: string) {
  const query = { ...answerFilterOf(view, today), page: view.page, page_size: answersPerPage };
  return pageQuery(
    [...conversationsRoot(workspaceId), "answers", query],
    [listAnswers, { params: { projectId: workspaceId }, query }],
    { refetchInterval: refetchWhile(({ results }) => results.some(isPending), pendingEveryMs) },
  );
}

/** A list of the view, and as which file it is saved. */
export interface SavedList {
  readonly view: ConversationsView;
  readonly today: string;
  readonly format: FileFormat;
}

/** All of the filtered list as a file, whichever of the two is shown. */
export function conversationsFile(workspaceId: string, { view, today, format }: SavedList): Promise<Blob> {
  const params = { projectId: workspaceId };
  return view.shows === "answers"
    ? callForFile(listAnswers, { params, query: { ...answerFilterOf(view, today), format } })
    : callForFile(listConversations, { params, query: { ...filterOf(view, today), format } });
}

/** The names of the brands in the answers of the view's days, by id. */
export function brandNamesQuery(workspaceId: string, view: ConversationsView, today: string) {
  const days = daysOf(view.period, today);
  const query = {
    limit: brandsNamed,
    ...(view.campaign !== undefined && { campaign_id: view.campaign }),
    ...(days && { start_date: days.from, end_date: days.to }),
  };
  return {
    ...endpointQuery(
      [...conversationsRoot(workspaceId), "brand-names", query],
      [getIndustryRanking, { params: { projectId: workspaceId }, query }],
    ),
    select: ({ rankings }: IndustryRanking) =>
      new Map(rankings.map(({ brand_id, brand_name }) => [brand_id, brand_name])),
  };
}

/** One query with each model's newest answer, and a short list of all its answers. */
export function conversationQuery(workspaceId: string, queryId: string) {
  return endpointQuery(
    [...conversationsRoot(workspaceId), "one", queryId],
    [getConversation, { params: { projectId: workspaceId, queryId }, query: {} }],
    { refetchInterval: refetchWhile(({ answers }) => answers.some(isPending), pendingEveryMs) },
  );
}

/** One page of what assistants searched for before they answered a query. */
export function conversationSearchesQuery(workspaceId: string, queryId: string, page: number) {
  const query = { page, page_size: searchesPerPage };
  return pageQuery(
    [...conversationsRoot(workspaceId), "searches", queryId, query],
    [getConversationSearches, { params: { projectId: workspaceId, queryId }, query }],
  );
}

/** All searches before the answers to a query as a file. */
export function conversationSearchesFile(
  workspaceId: string,
  queryId: string,
  format: FileFormat,
): Promise<Blob> {
  return callForFile(getConversationSearches, {
    params: { projectId: workspaceId, queryId },
    query: { format },
  });
}

/** One answer, also if it is not its model's newest. */
export function answerQuery(workspaceId: string, answerId: string) {
  return endpointQuery(
    [...conversationsRoot(workspaceId), "answer", answerId],
    [getAnswer, { params: { projectId: workspaceId, answerId } }],
    { refetchInterval: refetchWhile(isPending, pendingEveryMs) },
  );
}

export interface AnswerPair {
  readonly answerId: string;
  readonly withId: string;
}

/** The changes since an earlier answer; never refetched, because answers do not change. */
export function diffQuery(workspaceId: string, { answerId, withId }: AnswerPair) {
  return endpointQuery(
    [...conversationsRoot(workspaceId), "diff", answerId, withId],
    [diffAnswers, { params: { projectId: workspaceId, answerId }, query: { with: withId } }],
    { staleTime: Number.POSITIVE_INFINITY },
  );
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

function answerFilterOf(view: ConversationsView, today: string) {
  const { counted, citing, found_owned, unknown_to_model, ...others } = view.answers;
  return {
    ...filterOf(view, today),
    ...others,
    ...(counted !== undefined && { counted: flagOf(counted) }),
    ...(citing !== undefined && { citing: flagOf(citing) }),
    ...(found_owned !== undefined && { found_owned: flagOf(found_owned) }),
    ...(unknown_to_model !== undefined && { unknown_to_model: flagOf(unknown_to_model) }),
  };
}

/** As in the URL. */
function flagOf(value: boolean): "true" | "false" {
  return value ? "true" : "false";
}

function isPending({ status }: { readonly status: string }): boolean {
  return status === "PENDING";
}
