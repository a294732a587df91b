import {
  explainAnswer as explainContract,
  readCitedPages as readContract,
} from "@citelens/contract/content/explanation";
import * as contract from "@citelens/contract/content/opportunities";
import type { FastifyInstance } from "fastify";
import { memberRoutes } from "#features/workspaces/members/public.ts";
import { openLimit } from "#platform/limits/open-limit.ts";
import type { Tools } from "#platform/tools.ts";
import { changeOpportunity } from "./change-opportunity.ts";
import { explainAnswer } from "./explain/explain-answer.ts";
import { readCitedPages } from "./explain/read-cited.ts";
import { exportOpportunities, getOpportunity, listOpportunities } from "./list-opportunities.ts";
import { askForRefresh } from "./refresh.ts";

export function registerOpportunityRoutes(app: FastifyInstance, tools: Tools): void {
  const { serveMember } = memberRoutes(app, tools);
  const refreshes = openLimit(tools, "opportunityRefreshes");
  const readings = openLimit(tools, "citedReadings");

  serveMember(contract.listOpportunities, async (member, { query, url }) => {
    if (query.format !== "json") return exportOpportunities(tools, member, query);
    return listOpportunities(tools, member, { query, url });
  });
  serveMember(contract.getOpportunity, (member, { params, query }) =>
    getOpportunity(tools, member, { id: params.opportunityId, period: query.period }),
  );
  serveMember(contract.updateOpportunity, (member, { params, body }) =>
    changeOpportunity(tools, member, { id: params.opportunityId, changes: body }),
  );
  serveMember(contract.refreshOpportunities, (member) => askForRefresh(tools, member, refreshes));
  serveMember(explainContract, (member, { params }) => explainAnswer(tools, member, params.answerId));
  serveMember(readContract, (member, { params: { answerId } }) =>
    readCitedPages(tools, member, { answerId, limit: readings }),
  );
}
