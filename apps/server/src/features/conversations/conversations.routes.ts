import * as contract from "@citelens/contract/conversations";
import type { FastifyInstance } from "fastify";
import { signedInUser } from "#features/accounts/public.ts";
import { requireMember } from "#features/workspaces/public.ts";
import { serve } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import { campaignMatrix } from "./campaign-matrix.ts";
import { getConversation, listAnswers, listConversations } from "./conversations.service.ts";

export function registerConversationRoutes(app: FastifyInstance, tools: Tools): void {
  serve(app, contract.listConversations, async ({ params, query }, request) => {
    const member = await requireMember(tools, signedInUser(request), params.projectId);
    return listConversations(tools, member, { query, url: request.url });
  });

  serve(app, contract.listAnswers, async ({ params, query }, request) => {
    const member = await requireMember(tools, signedInUser(request), params.projectId);
    return listAnswers(tools, member, { query, url: request.url });
  });

  serve(app, contract.getConversation, async ({ params, query }, request) => {
    const member = await requireMember(tools, signedInUser(request), params.projectId);
    return getConversation(tools, member, { queryId: params.queryId, query });
  });

  serve(app, contract.getCampaignMatrix, async ({ params, query }, request) => {
    const member = await requireMember(tools, signedInUser(request), params.projectId);
    return campaignMatrix(tools, member, { campaignId: params.campaignId, query });
  });
}
