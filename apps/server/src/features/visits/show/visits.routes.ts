import * as agents from "@citelens/contract/traffic/agents";
import * as reports from "@citelens/contract/traffic/tracking-reports";
import * as contract from "@citelens/contract/traffic/visits";
import type { FastifyInstance } from "fastify";
import { memberRoutes, serveMemberStream } from "#features/workspaces/members/public.ts";
import { figuresOrFile } from "#platform/files/card-rows.ts";
import { fileName } from "#platform/files/file-name.ts";
import { wholeOrFile } from "#platform/files/page-or-file.ts";
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

interface RangeQuery {
  readonly from_date: string;
  readonly to_date: string;
}

export function registerVisitRoutes(app: FastifyInstance, tools: Tools): void {
  const { serveMember } = memberRoutes(app, tools);
  const named = (what: string, { from_date, to_date }: RangeQuery): string =>
    fileName(what, { start_date: from_date, end_date: to_date }, tools.now());
  serveMember(contract.listBotVisits, async (member, { query, url }) => {
    if (query.format !== "json") return exportBotVisits(tools, member, query);
    return listBotVisits(tools, member, { query, url });
  });

  serveMember(contract.listTrackingCounters, async (member, { query }) => {
    const saved = {
      query,
      name: fileName("tracking-counters", {}, tools.now()),
      item: contract.trackingCounters,
    };
    return wholeOrFile(await listTrackingCounters(tools, member), saved, (counters) => counters);
  });

  serveMember(reports.listTrackingReports, async (member, { query }) => {
    if (query.format !== "json") return exportTrackingReports(tools, member, query.days);
    return listTrackingReports(tools, member, query.days);
  });

  serveMember(agents.getTrafficSummary, async (member, { query }) =>
    figuresOrFile(await findTrafficSummary(tools, member, query), { query, name: named("traffic", query) }),
  );

  serveMember(agents.getTrafficSeries, async (member, { query }) =>
    figuresOrFile(await findTrafficSeries(tools, member, query), {
      query,
      name: named("traffic-by-time", query),
    }),
  );

  serveMember(agents.listAgents, async (member, { query }) => {
    if (query.format !== "json") return exportAgents(tools, member, query);
    return { results: await listAgents(tools, member, query) };
  });

  serveMember(agents.listAgentPages, async (member, { query, url }) => {
    if (query.format !== "json") return exportAgentPages(tools, member, query);
    return listAgentPages(tools, member, { query, url });
  });

  serveMember(agents.getAgent, async (member, { query }) =>
    figuresOrFile(await findAgentDetails(tools, member, query), { query, name: named("agent", query) }),
  );

  serveMember(agents.getPageVisits, async (member, { query }) =>
    figuresOrFile(await findPageVisits(tools, member, query), { query, name: named("page", query) }),
  );

  const feed = openLiveFeed(tools);
  serveMemberStream(app, tools, agents.watchVisits, {
    everyMs: liveEveryMs,
    look: async (member) => ({ event: { name: "visits", data: await feed.look(member) }, isLast: false }),
  });
}
