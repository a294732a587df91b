import * as contract from "@citelens/contract/traffic/robots";
import type { FastifyInstance } from "fastify";
import { memberRoutes } from "#features/workspaces/members/public.ts";
import type { Tools } from "#platform/tools.ts";
import { exportRobots, getRobots } from "./get-robots.ts";
import { previewRobots } from "./preview-robots.ts";

export function registerRobotsRoutes(app: FastifyInstance, tools: Tools): void {
  const { serveMember } = memberRoutes(app, tools);

  serveMember(contract.getRobots, async (member, { query }) => {
    if (query.format !== "json") return exportRobots(tools, member, query);
    return getRobots(tools, member, query);
  });
  serveMember(contract.previewRobots, (member, { body }) => previewRobots(tools, member, body.policy));
}
