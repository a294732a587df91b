import { searchEverything } from "@citelens/contract/platform/admin-search";
import type { FastifyInstance } from "fastify";
import { superuserRoutes } from "#features/accounts/sign-in/public.ts";
import type { Tools } from "#platform/tools.ts";
import { search } from "./search.ts";

export function registerAdminSearchRoutes(app: FastifyInstance, tools: Tools): void {
  superuserRoutes(app, tools)(searchEverything, async (_, { query }) => ({
    hits: await search(tools, query.q),
  }));
}
