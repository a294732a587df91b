import * as contract from "@citelens/contract/traffic/retention";
import type { FastifyInstance } from "fastify";
import { memberRoutes } from "#features/workspaces/members/public.ts";
import type { Tools } from "#platform/tools.ts";
import { getRetention, updateRetention } from "./retention.service.ts";

export function registerRetentionRoutes(app: FastifyInstance, tools: Tools): void {
  const { serveMember, serveOwner } = memberRoutes(app, tools);
  serveMember(contract.getRetention, (member) => getRetention(tools, member));
  serveOwner(contract.updateRetention, (owner, { body }) => updateRetention(tools, owner, body));
}
