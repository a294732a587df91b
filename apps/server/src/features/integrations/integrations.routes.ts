import * as contract from "@citelens/contract/traffic/integrations";
import type { FastifyInstance } from "fastify";
import { memberRoutes } from "#features/workspaces/members/public.ts";
import { openLimit } from "#platform/limits/open-limit.ts";
import { sharedWork } from "#platform/limits/shared-work.ts";
import type { Tools } from "#platform/tools.ts";
import { checkIntegration } from "./check-integration.ts";
import { sendTestVisit } from "./send-test-visit.ts";

export function registerIntegrationRoutes(app: FastifyInstance, tools: Tools): void {
  const { serveMember } = memberRoutes(app, tools);
  const limit = openLimit(tools, "integrationChecks");
  const share = sharedWork<contract.IntegrationCheck>();

  serveMember(contract.checkIntegration, (member) =>
    share(member.workspaceId, async () => {
      await limit.take(member.workspaceId);
      return checkIntegration(tools, member);
    }),
  );
  serveMember(contract.sendTestVisit, async (member) => {
    await limit.take(member.workspaceId);
    return sendTestVisit(tools, member);
  });
}
