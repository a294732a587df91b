import * as contract from "@citelens/contract/traffic/indexing";
import type { FastifyInstance } from "fastify";
import { memberRoutes } from "#features/workspaces/members/public.ts";
import { figuresOrFile } from "#platform/files/card-rows.ts";
import { fileName } from "#platform/files/file-name.ts";
import type { Tools } from "#platform/tools.ts";
import { exportIndexedPages, getIndexing, listIndexedPages } from "./get-indexing.ts";
import { getPageChain } from "./get-page-chain.ts";
import { refreshSitemap } from "./site-readings.ts";

export function registerIndexingRoutes(app: FastifyInstance, tools: Tools): void {
  const { serveMember } = memberRoutes(app, tools);

  serveMember(contract.getIndexing, async (member, { query }) => {
    const name = fileName("indexing", {}, tools.now());
    return figuresOrFile(await getIndexing(tools, member, query), { query, name });
  });
  serveMember(contract.listIndexedPages, async (member, { query, url }) => {
    if (query.format !== "json") return exportIndexedPages(tools, member, query);
    return listIndexedPages(tools, member, { query, url });
  });
  serveMember(contract.getPageChain, (member, { query }) => getPageChain(tools, member, query.path));
  serveMember(contract.refreshIndexing, (member) => refreshSitemap(tools, member));
}
