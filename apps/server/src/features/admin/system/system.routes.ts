import * as contract from "@citelens/contract/platform/admin-system";
import { getServiceNotice, setBanner, setReadOnly } from "@citelens/contract/platform/maintenance";
import type { FastifyInstance } from "fastify";
import { superuserRoutes } from "#features/accounts/sign-in/public.ts";
import { serve } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import type { HealthSources } from "./health.ts";
import { changeBanner, changeReadOnly, serviceNotice } from "./maintenance-actions.ts";
import { openSystemState } from "./system-state.ts";

export function registerSystemRoutes(app: FastifyInstance, tools: Tools, sources: HealthSources): void {
  const serveSuperuser = superuserRoutes(app, tools);
  const state = openSystemState(tools, sources);

  serveSuperuser(contract.getPostgresState, () => state.postgres());
  serveSuperuser(contract.getClickHouseState, () => state.clickhouse());
  serveSuperuser(contract.getJournalState, () => state.journal());
  serve(app, getServiceNotice, () => serviceNotice(tools));
  serveSuperuser(setBanner, (superuser, { body }) => changeBanner(tools, superuser, body));
  serveSuperuser(setReadOnly, (superuser, { body }) => changeReadOnly(tools, superuser, body));
  serveSuperuser(contract.listSettings, async () => ({ results: [...sources.settings] }));
}
