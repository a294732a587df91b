import * as contract from "@citelens/contract/insights";
import type { FastifyInstance } from "fastify";
import { signedInUser } from "#features/accounts/public.ts";
import { requireMember } from "#features/workspaces/public.ts";
import { serve } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import { annotationsOf } from "./annotations.ts";
import { brandMentions, rankBrands, sentimentAnalysis } from "./brands/brand-figures.ts";
import { influentialSources, insightMatrix, rankChannels } from "./client-figures.ts";
import { negativeAnswers, performancePrompts } from "./prompt-figures.ts";
import { insightSummary } from "./summary.ts";

export function registerInsightRoutes(app: FastifyInstance, tools: Tools): void {
  serve(app, contract.getInsightSummary, async ({ params, query }, request) => {
    const member = await requireMember(tools, signedInUser(request), params.projectId);
    return insightSummary(tools, member, query);
  });

  serve(app, contract.getBrandMentions, async ({ params, query }, request) => {
    const member = await requireMember(tools, signedInUser(request), params.projectId);
    return brandMentions(tools, member, query);
  });

  serve(app, contract.getIndustryRanking, async ({ params, query }, request) => {
    const member = await requireMember(tools, signedInUser(request), params.projectId);
    return rankBrands(tools, member, query);
  });

  serve(app, contract.getInfluentialSources, async ({ params, query }, request) => {
    const member = await requireMember(tools, signedInUser(request), params.projectId);
    return influentialSources(tools, member, query);
  });

  serve(app, contract.getAiChannels, async ({ params, query }, request) => {
    const member = await requireMember(tools, signedInUser(request), params.projectId);
    return rankChannels(tools, member, query);
  });

  serve(app, contract.getPerformancePrompts, async ({ params, query }, request) => {
    const member = await requireMember(tools, signedInUser(request), params.projectId);
    return performancePrompts(tools, member, query);
  });

  serve(app, contract.getSentimentAnalysis, async ({ params, query }, request) => {
    const member = await requireMember(tools, signedInUser(request), params.projectId);
    return sentimentAnalysis(tools, member, query);
  });

  serve(app, contract.listNegativeAnswers, async ({ params, query }, request) => {
    const member = await requireMember(tools, signedInUser(request), params.projectId);
    return negativeAnswers(tools, member, query);
  });

  serve(app, contract.getInsightMatrix, async ({ params, query }, request) => {
    const member = await requireMember(tools, signedInUser(request), params.projectId);
    return insightMatrix(tools, member, query);
  });

  serve(app, contract.listInsightAnnotations, async ({ params, query }, request) => {
    const member = await requireMember(tools, signedInUser(request), params.projectId);
    return annotationsOf(tools, member, query);
  });
}
