import * as contract from "@citelens/contract/visibility/conversations";
import type { FastifyInstance } from "fastify";
import { memberRoutes } from "#features/workspaces/members/public.ts";
import type { Tools } from "#platform/tools.ts";
import { exportAnswers, listAnswers } from "./answer-list.ts";
import { matrixOrFile } from "./campaign-matrix.ts";
import { conversationSearches } from "./conversation-searches.ts";
import { getConversation, listConversations } from "./conversations.service.ts";

export function registerConversationRoutes(app: FastifyInstance, tools: Tools): void {
  const { serveMember } = memberRoutes(app, tools);
  serveMember(contract.listConversations, (member, { query, url }) =>
    listConversations(tools, member, { query, url }),
  );

  serveMember(contract.listAnswers, async (member, { query, url }) => {
    if (query.format !== "json") return exportAnswers(tools, member, query);
    return listAnswers(tools, member, { query, url });
  });

  serveMember(contract.getConversation, (member, { params, query }) =>
    getConversation(tools, member, { queryId: params.queryId, query }),
  );

  serveMember(contract.getConversationSearches, (member, { params, query, url }) =>
    conversationSearches(tools, member, { queryId: params.queryId, query, url }),
  );

  serveMember(contract.getCampaignMatrix, (member, { params, query }) =>
    matrixOrFile(tools, member, { campaignId: params.campaignId, query }),
  );
}
