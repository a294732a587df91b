import * as cards from "@citelens/contract/visibility/insight-cards";
import * as contract from "@citelens/contract/visibility/insights";
import type { FastifyInstance } from "fastify";
import { memberRoutes } from "#features/workspaces/members/public.ts";
import type { Tools } from "#platform/tools.ts";
import { cardOrFile, savedCards } from "./card-files.ts";
import { exportSearches, listSearches } from "./cards/searches.ts";

export function registerInsightRoutes(app: FastifyInstance, tools: Tools): void {
  const { serveMember } = memberRoutes(app, tools);

  serveMember(contract.getInsightSummary, (member, { query }) =>
    cardOrFile(tools, member, { ...savedCards.summary, query }),
  );
  serveMember(contract.getBrandMentions, (member, { query }) =>
    cardOrFile(tools, member, { ...savedCards.mentions, query }),
  );
  serveMember(contract.getIndustryRanking, (member, { query }) =>
    cardOrFile(tools, member, { ...savedCards.ranking, query }),
  );
  serveMember(contract.getInfluentialSources, (member, { query }) =>
    cardOrFile(tools, member, { ...savedCards.sources, query }),
  );
  serveMember(contract.getAiChannels, (member, { query }) =>
    cardOrFile(tools, member, { ...savedCards.channels, query }),
  );
  serveMember(contract.getPerformancePrompts, (member, { query }) =>
    cardOrFile(tools, member, { ...savedCards.prompts, query }),
  );
  serveMember(contract.getSentimentAnalysis, (member, { query }) =>
    cardOrFile(tools, member, { ...savedCards.sentiment, query }),
  );
  serveMember(contract.listNegativeAnswers, (member, { query }) =>
    cardOrFile(tools, member, { ...savedCards.negativeAnswers, query }),
  );
  serveMember(cards.getInsightMatrix, (member, { query }) =>
    cardOrFile(tools, member, { ...savedCards.matrix, query }),
  );
  serveMember(cards.getPromptsInterval, (member, { query }) =>
    cardOrFile(tools, member, { ...savedCards.promptsInterval, query }),
  );
  serveMember(contract.listInsightAnnotations, (member, { query }) =>
    cardOrFile(tools, member, { ...savedCards.annotations, query }),
  );
  serveMember(cards.getSearches, async (member, { query, url }) => {
    if (query.format !== "json") return exportSearches(tools, member, query);
    return listSearches(tools, member, { query, url });
  });
}
