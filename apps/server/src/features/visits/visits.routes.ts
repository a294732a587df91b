import * as contract from "@citelens/contract/visits";
import type { FastifyInstance } from "fastify";
import { signedInUser } from "#features/accounts/public.ts";
import { requireMember } from "#features/workspaces/public.ts";
import { serve } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import { exportBotVisits, listBotVisits, listTrackingCounters } from "./visits.service.ts";

export function registerVisitRoutes(app: FastifyInstance, tools: Tools): void {
  serve(app, contract.listBotVisits, async ({ params, query }, request) => {
    const member = await requireMember(tools, signedInUser(request), params.projectId);
    if (query.format === "csv") return exportBotVisits(tools, member, query);
    return listBotVisits(tools, member, { query, url: request.url });
  });

  serve(app, contract.listTrackingCounters, async ({ params }, request) => {
    const member = await requireMember(tools, signedInUser(request), params.projectId);
    return listTrackingCounters(tools, member);
  });
}
