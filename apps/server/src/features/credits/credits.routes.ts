import * as contract from "@citelens/contract/credits";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { signedInUser } from "#features/accounts/public.ts";
import { organizationList } from "#features/organizations/public.ts";
import { findWorkspaceSettings, requireMember } from "#features/workspaces/public.ts";
import { Refusal } from "#platform/refusal.ts";
import { serve } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import { estimateOf } from "./calculator.rules.ts";
import { exportUsesOf, listUsesOf } from "./credit-log.ts";
import { creditsOf } from "./credits.service.ts";
import { subscribeToConfirmations } from "./free-credits.ts";
import { modelsOffered } from "./models-offered.ts";

export function registerCreditRoutes(app: FastifyInstance, tools: Tools): void {
  subscribeToConfirmations(tools);

  serve(app, contract.getCredits, async ({ params }, request) => {
    const organizationId = await organizationIdOf(tools, request, params.projectId);
    const [organization] = await organizationList.find(tools, [organizationId]);
    return creditsOf(tools, organizationId, {
      isOwner: organization?.owner_id === signedInUser(request).userId,
    });
  });

  serve(app, contract.listCreditUses, async ({ params, query }, request) => {
    const organizationId = await organizationIdOf(tools, request, params.projectId);
    if (query.format === "csv") return exportUsesOf(tools, organizationId, query.ordering);
    return listUsesOf(tools, organizationId, { query, url: request.url });
  });

  serve(app, contract.calculateCredits, async ({ body }, request) => {
    signedInUser(request);
    return estimateOf(body, (await modelsOffered.announce(tools, {})).flat());
  });
}

/** The payer of a workspace that the caller belongs to. */
async function organizationIdOf(tools: Tools, request: FastifyRequest, projectId: string): Promise<string> {
  const member = await requireMember(tools, signedInUser(request), projectId);
  const workspace = await findWorkspaceSettings(tools, member.workspaceId);
  if (!workspace) throw new Refusal("NOT_FOUND");
  return workspace.organization_id;
}
