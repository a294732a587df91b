import type { Input } from "@citelens/contract/endpoint";
import { getInsightMatrix } from "@citelens/contract/insight-cards";
import { insightLimits } from "@citelens/contract/insight-constants";
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
} from "@citelens/contract/insights";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";

/** The filter that every insights call takes. */
export type InsightFilter = Readonly<NonNullable<Input<typeof getBrandMentions>["query"]>>;

/** The previous figures stay visible. */
const keepPrevious = { placeholderData: keepPreviousData } as const;

export function summaryQuery(workspaceId: string, query: InsightFilter) {
  return queryOptions({
    ...keepPrevious,
    queryKey: ["insights", workspaceId, "summary", query],
    queryFn: ({ signal }) => call(getInsightSummary, { params: { projectId: workspaceId }, query, signal }),
  });
}

export function brandMentionsQuery(workspaceId: string, query: InsightFilter) {
  return queryOptions({
    ...keepPrevious,
    queryKey: ["insights", workspaceId, "brand-mentions", query],
    queryFn: ({ signal }) => call(getBrandMentions, { params: { projectId: workspaceId }, query, signal }),
  });
}

export function annotationsQuery(workspaceId: string, query: InsightFilter) {
  return queryOptions({
    ...keepPrevious,
    queryKey: ["insights", workspaceId, "annotations", query],
    queryFn: ({ signal }) =>
      call(listInsightAnnotations, { params: { projectId: workspaceId }, query, signal }),
  });
}

export function rankingQuery(workspaceId: string, query: InsightFilter) {
  return queryOptions({
    ...keepPrevious,
    queryKey: ["insights", workspaceId, "ranking", query],
    queryFn: ({ signal }) => call(getIndustryRanking, { params: { projectId: workspaceId }, query, signal }),
  });
}

/** As many brands as the server returns at once, instead of the first few. */
export function wholeRankingQuery(workspaceId: string, filter: InsightFilter) {
  const query = { ...filter, limit: insightLimits.listMax };
  return queryOptions({
    ...keepPrevious,
    queryKey: ["insights", workspaceId, "ranking", query],
    queryFn: ({ signal }) => call(getIndustryRanking, { params: { projectId: workspaceId }, query, signal }),
  });
}

export function influentialSourcesQuery(workspaceId: string, query: InsightFilter) {
  return queryOptions({
    ...keepPrevious,
    queryKey: ["insights", workspaceId, "sources", query],
    queryFn: ({ signal }) =>
      call(getInfluentialSources, { params: { projectId: workspaceId }, query, signal }),
  });
}

export function channelsQuery(workspaceId: string, query: InsightFilter) {
  return queryOptions({
    ...keepPrevious,
    queryKey: ["insights", workspaceId, "channels", query],
    queryFn: ({ signal }) => call(getAiChannels, { params: { projectId: workspaceId }, query, signal }),
  });
}

export function promptsQuery(workspaceId: string, query: InsightFilter) {
  return queryOptions({
    ...keepPrevious,
    queryKey: ["insights", workspaceId, "prompts", query],
    queryFn: ({ signal }) =>
      call(getPerformancePrompts, { params: { projectId: workspaceId }, query, signal }),
  });
}

export function sentimentQuery(workspaceId: string, query: InsightFilter) {
  return queryOptions({
    ...keepPrevious,
    queryKey: ["insights", workspaceId, "sentiment", query],
    queryFn: ({ signal }) =>
      call(getSentimentAnalysis, { params: { projectId: workspaceId }, query, signal }),
  });
}

export function negativeAnswersQuery(workspaceId: string, query: InsightFilter) {
  return queryOptions({
    ...keepPrevious,
    queryKey: ["insights", workspaceId, "negative-answers", query],
    queryFn: ({ signal }) => call(listNegativeAnswers, { params: { projectId: workspaceId }, query, signal }),
  });
}

export function matrixQuery(workspaceId: string, query: InsightFilter) {
  return queryOptions({
    ...keepPrevious,
    queryKey: ["insights", workspaceId, "matrix", query],
    queryFn: ({ signal }) => call(getInsightMatrix, { params: { projectId: workspaceId }, query, signal }),
  });
}
