import * as contract from "@citelens/contract/content/opportunities";
import type { FastifyInstance } from "fastify";
import { memberRoutes } from "#features/workspaces/members/public.ts";
import { openLimit } from "#platform/limits/open-limit.ts";
import type { Tools } from "#platform/tools.ts";
import { changeOpportunity } from "./change-opportunity.ts";
import { exportOpportunities, getOpportunity, listOpportunities } from "./list-opportunities.ts";
import { askForRefresh } from "./refresh.ts";

export function registerOpportunityRoutes(app: FastifyInstance, tools: Tools): void {
  const { serveMember } = memberRoutes(app, tools);
  const refreshes = openLimit(tools, "opportunityRefreshes");

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
}
