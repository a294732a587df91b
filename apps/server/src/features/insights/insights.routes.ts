import * as cards from "@citelens/contract/visibility/insight-cards";
import * as contract from "@citelens/contract/visibility/insights";
import type { FastifyInstance } from "fastify";
import { memberRoutes } from "#features/workspaces/members/public.ts";
import type { Tools } from "#platform/tools.ts";
import { annotationsOf } from "./annotations.ts";
import { brandMentions, rankBrands, sentimentAnalysis } from "./brands/brand-figures.ts";
import { promptsInterval } from "./cards/prompts-interval.ts";
import { exportSearches, listSearches } from "./cards/searches.ts";
import { influentialSources, insightMatrix, rankChannels } from "./client-figures.ts";
import { negativeAnswers, performancePrompts } from "./prompt-figures.ts";
import { insightSummary } from "./summary.ts";

export function registerInsightRoutes(app: FastifyInstance, tools: Tools): void {
  const { serveMember } = memberRoutes(app, tools);

  serveMember(contract.getInsightSummary, (member, { query }) => insightSummary(tools, member, query));
  serveMember(contract.getBrandMentions, (member, { query }) => brandMentions(tools, member, query));
  serveMember(contract.getIndustryRanking, (member, { query }) => rankBrands(tools, member, query));
  serveMember(contract.getInfluentialSources, (member, { query }) =>
    influentialSources(tools, member, query),
  );
  serveMember(contract.getAiChannels, (member, { query }) => rankChannels(tools, member, query));
  serveMember(contract.getPerformancePrompts, (member, { query }) =>
    performancePrompts(tools, member, query),
  );
  serveMember(contract.getSentimentAnalysis, (member, { query }) => sentimentAnalysis(tools, member, query));
  serveMember(contract.listNegativeAnswers, (member, { query }) => negativeAnswers(tools, member, query));
  serveMember(cards.getInsightMatrix, (member, { query }) => insightMatrix(tools, member, query));
  serveMember(cards.getPromptsInterval, (member, { query }) => promptsInterval(tools, member, query));
  serveMember(cards.getSearches, async (member, { query, url }) => {
    if (query.format !== "json") return exportSearches(tools, member, query);
    return listSearches(tools, member, { query, url });
  });
  serveMember(contract.listInsightAnnotations, (member, { query }) => annotationsOf(tools, member, query));
}
