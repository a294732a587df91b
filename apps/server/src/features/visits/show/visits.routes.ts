import * as agents from "@citelens/contract/traffic/agents";
import * as reports from "@citelens/contract/traffic/tracking-reports";
import * as contract from "@citelens/contract/traffic/visits";
import type { FastifyInstance } from "fastify";
import { memberRoutes, serveMemberStream } from "#features/workspaces/members/public.ts";
import type { Tools } from "#platform/tools.ts";
import { findAgentDetails, findPageVisits } from "./agent-details.ts";
import {
  exportAgentPages,
  exportAgents,
  findTrafficSeries,
  findTrafficSummary,
  listAgentPages,
  listAgents,
} from "./agents.service.ts";
import { liveEveryMs, openLiveFeed } from "./live-visits.ts";
import { exportTrackingReports, listTrackingReports } from "./tracking-reports.ts";
import { exportBotVisits, listBotVisits, listTrackingCounters } from "./visits.service.ts";

export function registerVisitRoutes(app: FastifyInstance, tools: Tools): void {
  const { serveMember } = memberRoutes(app, tools);
  serveMember(contract.listBotVisits, async (member, { query, url }) => {
    if (query.format !== "json") return exportBotVisits(tools, member, query);
    return listBotVisits(tools, member, { query, url });
  });

  serveMember(contract.listTrackingCounters, (member) => listTrackingCounters(tools, member));

  serveMember(reports.listTrackingReports, async (member, { query }) => {
    if (query.format !== "json") return exportTrackingReports(tools, member, query.days);
    return listTrackingReports(tools, member, query.days);
  });

  serveMember(agents.getTrafficSummary, (member, { query }) => findTrafficSummary(tools, member, query));

  serveMember(agents.getTrafficSeries, (member, { query }) => findTrafficSeries(tools, member, query));

  serveMember(agents.listAgents, async (member, { query }) => {
    if (query.format !== "json") return exportAgents(tools, member, query);
    return { results: await listAgents(tools, member, query) };
  });

  serveMember(agents.listAgentPages, async (member, { query, url }) => {
    if (query.format !== "json") return exportAgentPages(tools, member, query);
    return listAgentPages(tools, member, { query, url });
  });

  serveMember(agents.getAgent, (member, { query }) => findAgentDetails(tools, member, query));

  serveMember(agents.getPageVisits, (member, { query }) => findPageVisits(tools, member, query));

  const feed = openLiveFeed(tools);
  serveMemberStream(app, tools, agents.watchVisits, {
    everyMs: liveEveryMs,
    look: async (member) => ({ event: { name: "visits", data: await feed.look(member) }, isLast: false }),
  });
}
