import * as contract from "@citelens/contract/traffic/visits";
import type { FastifyInstance } from "fastify";
import { memberRoutes } from "#features/workspaces/members/public.ts";
import type { Tools } from "#platform/tools.ts";
import { exportBotVisits, listBotVisits, listTrackingCounters } from "./visits.service.ts";

export function registerVisitRoutes(app: FastifyInstance, tools: Tools): void {
  const { serveMember } = memberRoutes(app, tools);
  serveMember(contract.listBotVisits, async (member, { query, url }) => {
    if (query.format === "csv") return exportBotVisits(tools, member, query);
    return listBotVisits(tools, member, { query, url });
  });

  serveMember(contract.listTrackingCounters, (member) => listTrackingCounters(tools, member));
}
