import * as contract from "@citelens/contract/sources";
import type { FastifyInstance } from "fastify";
import { signedInUser } from "#features/accounts/public.ts";
import { requireMember } from "#features/workspaces/public.ts";
import { serve } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import { exportSourcePages, listSourcePages } from "./list-source-pages.ts";
import { exportSources, listSources } from "./list-sources.ts";

export function registerSourceRoutes(app: FastifyInstance, tools: Tools): void {
  serve(app, contract.listSources, async ({ params, query }, request) => {
    const member = await requireMember(tools, signedInUser(request), params.projectId);
    if (query.format === "csv") return exportSources(tools, member, query);
    return listSources(tools, member, { query, url: request.url });
  });

  serve(app, contract.listSourcePages, async ({ params, query }, request) => {
    const member = await requireMember(tools, signedInUser(request), params.projectId);
    if (query.format === "csv") return exportSourcePages(tools, member, query);
    return listSourcePages(tools, member, { query, url: request.url });
  });
}
