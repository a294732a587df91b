import type { Input } from "@citelens/contract/base/endpoint";
import type { FileFormat } from "@citelens/contract/base/list-format";
import {
  getInsightMatrix,
  getPromptsInterval,
  getSearches,
} from "@citelens/contract/visibility/insight-cards";
import { insightLimits } from "@citelens/contract/visibility/insight-constants";
import {
  getAiChannels,
  getBrandMentions,
  getIndustryRanking,
  getInfluentialSources,
  getInsightSummary,
  getPerformancePrompts,
  getSentimentAnalysis,
  listInsightAnnotations,
  listNegativeAnswers,
} from "@citelens/contract/visibility/insights";
import type { SearchOrder } from "@citelens/contract/visibility/searches";
import { callForFile } from "#lib/api/call.ts";
import { pageQuery } from "#lib/api/queries.ts";

/** The filter that every insights call takes. */
export type InsightFilter = Readonly<NonNullable<Input<typeof getBrandMentions>["query"]>>;

export function summaryQuery(workspaceId: string, query: InsightFilter) {
  return pageQuery(
    ["insights", workspaceId, "summary", query],
    [getInsightSummary, { params: { projectId: workspaceId }, query }],
  );
}

export function brandMentionsQuery(workspaceId: string, query: InsightFilter) {
  return pageQuery(
    ["insights", workspaceId, "brand-mentions", query],
    [getBrandMentions, { params: { projectId: workspaceId }, query }],
  );
}

export function annotationsQuery(workspaceId: string, query: InsightFilter) {
  return pageQuery(
    ["insights", workspaceId, "annotations", query],
    [listInsightAnnotations, { params: { projectId: workspaceId }, query }],
  );
}

export function rankingQuery(workspaceId: string, query: InsightFilter) {
  return pageQuery(
    ["insights", workspaceId, "ranking", query],
    [getIndustryRanking, { params: { projectId: workspaceId }, query }],
  );
}

/** As many brands as the server returns at once, instead of the first few. */
export function wholeRankingQuery(workspaceId: string, filter: InsightFilter) {
  const query = { ...filter, limit: insightLimits.listMax };
  return pageQuery(
    ["insights", workspaceId, "ranking", query],
    [getIndustryRanking, { params: { projectId: workspaceId }, query }],
  );
}

export function influentialSourcesQuery(workspaceId: string, query: InsightFilter) {
  return pageQuery(
    ["insights", workspaceId, "sources", query],
    [getInfluentialSources, { params: { projectId: workspaceId }, query }],
  );
}

export function channelsQuery(workspaceId: string, query: InsightFilter) {
  return pageQuery(
    ["insights", workspaceId, "channels", query],
    [getAiChannels, { params: { projectId: workspaceId }, query }],
  );
}

export function promptsQuery(workspaceId: string, query: InsightFilter) {
  return pageQuery(
    ["insights", workspaceId, "prompts", query],
    [getPerformancePrompts, { params: { projectId: workspaceId }, query }],
  );
}

export function sentimentQuery(workspaceId: string, query: InsightFilter) {
  return pageQuery(
    ["insights", workspaceId, "sentiment", query],
    [getSentimentAnalysis, { params: { projectId: workspaceId }, query }],
  );
}

export function negativeAnswersQuery(workspaceId: string, query: InsightFilter) {
  return pageQuery(
    ["insights", workspaceId, "negative-answers", query],
    [listNegativeAnswers, { params: { projectId: workspaceId }, query }],
  );
}

export function matrixQuery(workspaceId: string, query: InsightFilter) {
  return pageQuery(
    ["insights", workspaceId, "matrix", query],
    [getInsightMatrix, { params: { projectId: workspaceId }, query }],
  );
}

export function promptsIntervalQuery(workspaceId: string, query: InsightFilter) {
  return pageQuery(
    ["insights", workspaceId, "prompts-interval", query],
    [getPromptsInterval, { params: { projectId: workspaceId }, query }],
  );
}

const savedCards = {
  ranking: getIndustryRanking,
  "influential-sources": getInfluentialSources,
  "ai-models": getAiChannels,
  prompts: getPerformancePrompts,
  sentiment: getSentimentAnalysis,
  "negative-answers": listNegativeAnswers,
  "mentions-and-citations": getInsightMatrix,
} as const;
/** Cards that can be saved, by the names of their files. */
export type SavedCard = keyof typeof savedCards;

/** All that a card shows, as a file. */
export function cardFile(
  workspaceId: string,
  { card, filter }: { readonly card: SavedCard; readonly filter: InsightFilter },
  format: FileFormat,
): Promise<Blob> {
  return callForFile(savedCards[card], {
    params: { projectId: workspaceId },
    query: { ...filter, format },
  });
}

export const searchesPerPage = 10;

/** Choice of searches and their order. */
export interface SearchesWanted {
  readonly order: SearchOrder;
  /** Empty for all. */
  readonly search: string;
  readonly page: number;
}

/** One page of what assistants search for; the previous rows stay visible while it loads. */
export function searchesQuery(workspaceId: string, filter: InsightFilter, wanted: SearchesWanted) {
  const query = { ...listedBy(filter, wanted), page: wanted.page, page_size: searchesPerPage };
  return pageQuery(
    ["insights", workspaceId, "searches", query],
    [getSearches, { params: { projectId: workspaceId }, query }],
  );
}

/** The whole filtered list as a file. */
export function searchesFile(
  workspaceId: string,
  { filter, shown }: { readonly filter: InsightFilter; readonly shown: SearchesWanted },
  format: FileFormat,
): Promise<Blob> {
  return callForFile(getSearches, {
    params: { projectId: workspaceId },
    query: { ...listedBy(filter, shown), format },
  });
}

function listedBy(filter: InsightFilter, { order, search }: SearchesWanted) {
  return { ...filter, ...(search !== "" && { search }), ordering: order };
}
