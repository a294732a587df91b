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

export function summaryQuery(projectId: string, query: InsightFilter) {
  return queryOptions({
    ...keepPrevious,
    queryKey: ["insights", projectId, "summary", query],
    queryFn: ({ signal }) => call(getInsightSummary, { params: { projectId }, query, signal }),
  });
}

export function brandMentionsQuery(projectId: string, query: InsightFilter) {
  return queryOptions({
    ...keepPrevious,
    queryKey: ["insights", projectId, "brand-mentions", query],
    queryFn: ({ signal }) => call(getBrandMentions, { params: { projectId }, query, signal }),
  });
}

export function annotationsQuery(projectId: string, query: InsightFilter) {
  return queryOptions({
    ...keepPrevious,
    queryKey: ["insights", projectId, "annotations", query],
    queryFn: ({ signal }) => call(listInsightAnnotations, { params: { projectId }, query, signal }),
  });
}

export function rankingQuery(projectId: string, query: InsightFilter) {
  return queryOptions({
    ...keepPrevious,
    queryKey: ["insights", projectId, "ranking", query],
    queryFn: ({ signal }) => call(getIndustryRanking, { params: { projectId }, query, signal }),
  });
}

/** As many brands as the server returns at once, instead of the first few. */
export function wholeRankingQuery(projectId: string, filter: InsightFilter) {
  const query = { ...filter, limit: insightLimits.listMax };
  return queryOptions({
    ...keepPrevious,
    queryKey: ["insights", projectId, "ranking", query],
    queryFn: ({ signal }) => call(getIndustryRanking, { params: { projectId }, query, signal }),
  });
}

export function influentialSourcesQuery(projectId: string, query: InsightFilter) {
  return queryOptions({
    ...keepPrevious,
    queryKey: ["insights", projectId, "sources", query],
    queryFn: ({ signal }) => call(getInfluentialSources, { params: { projectId }, query, signal }),
  });
}

export function channelsQuery(projectId: string, query: InsightFilter) {
  return queryOptions({
    ...keepPrevious,
    queryKey: ["insights", projectId, "channels", query],
    queryFn: ({ signal }) => call(getAiChannels, { params: { projectId }, query, signal }),
  });
}

export function promptsQuery(projectId: string, query: InsightFilter) {
  return queryOptions({
    ...keepPrevious,
    queryKey: ["insights", projectId, "prompts", query],
    queryFn: ({ signal }) => call(getPerformancePrompts, { params: { projectId }, query, signal }),
  });
}

export function sentimentQuery(projectId: string, query: InsightFilter) {
  return queryOptions({
    ...keepPrevious,
    queryKey: ["insights", projectId, "sentiment", query],
    queryFn: ({ signal }) => call(getSentimentAnalysis, { params: { projectId }, query, signal }),
  });
}

export function negativeAnswersQuery(projectId: string, query: InsightFilter) {
  return queryOptions({
    ...keepPrevious,
    queryKey: ["insights", projectId, "negative-answers", query],
    queryFn: ({ signal }) => call(listNegativeAnswers, { params: { projectId }, query, signal }),
  });
}

export function matrixQuery(projectId: string, query: InsightFilter) {
  return queryOptions({
    ...keepPrevious,
    queryKey: ["insights", projectId, "matrix", query],
    queryFn: ({ signal }) => call(getInsightMatrix, { params: { projectId }, query, signal }),
  });
}
