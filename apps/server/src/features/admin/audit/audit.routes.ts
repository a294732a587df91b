import { listAudit as list } from "@citelens/contract/platform/admin";
import * as contract from "@citelens/contract/platform/audit-chain";
import type { FastifyInstance } from "fastify";
import { superuserRoutes } from "#features/accounts/sign-in/public.ts";
import type { Tools } from "#platform/tools.ts";
import { shownChain, verifyChain } from "./audit-chain.ts";
import { exportAudit, listAudit, listAuditActions } from "./audit-log.ts";

export function registerAuditRoutes(app: FastifyInstance, tools: Tools): void {
  const serveSuperuser = superuserRoutes(app, tools);

  serveSuperuser(list, async (_, { query, url }) =>
    query.format === "json" ? listAudit(tools, { ...query, url }) : exportAudit(tools, query),
  );
  serveSuperuser(contract.listAuditActions, () => listAuditActions(tools));
  serveSuperuser(contract.getAuditChain, () => shownChain(tools));
  serveSuperuser(contract.verifyAuditChain, () => verifyChain(tools));
}
