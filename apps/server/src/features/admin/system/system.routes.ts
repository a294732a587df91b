import * as contract from "@citelens/contract/platform/admin-system";
import type { FastifyInstance } from "fastify";
import { superuserRoutes } from "#features/accounts/sign-in/public.ts";
import type { Tools } from "#platform/tools.ts";
import type { HealthSources } from "../health.ts";
import { openSystemState } from "./system-state.ts";

export function registerSystemRoutes(app: FastifyInstance, tools: Tools, sources: HealthSources): void {
  const serveSuperuser = superuserRoutes(app, tools);
  const state = openSystemState(tools, sources);

  serveSuperuser(contract.getPostgresState, () => state.postgres());
  serveSuperuser(contract.getClickHouseState, () => state.clickhouse());
  serveSuperuser(contract.getJournalState, () => state.journal());
  serveSuperuser(contract.listSettings, async () => ({ results: [...sources.settings] }));
}
