import * as contract from "@citelens/contract/visibility/sources";
import type { FastifyInstance } from "fastify";
import { memberRoutes } from "#features/workspaces/members/public.ts";
import type { Tools } from "#platform/tools.ts";
import { exportSourcePages, listSourcePages } from "./list-source-pages.ts";
import { exportSources, listSources } from "./list-sources.ts";

export function registerSourceRoutes(app: FastifyInstance, tools: Tools): void {
  const { serveMember } = memberRoutes(app, tools);
  serveMember(contract.listSources, async (member, { query, url }) => {
    if (query.format !== "json") return exportSources(tools, member, query);
    return listSources(tools, member, { query, url });
  });

  serveMember(contract.listSourcePages, async (member, { query, url }) => {
    if (query.format !== "json") return exportSourcePages(tools, member, query);
    return listSourcePages(tools, member, { query, url });
  });
}
