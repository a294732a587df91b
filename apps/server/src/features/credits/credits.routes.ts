import * as contract from "@citelens/contract/billing/credits";
import type { FastifyInstance } from "fastify";
import { signedInUser } from "#features/accounts/sign-in/public.ts";
import { organizationList } from "#features/organizations/public.ts";
import { findWorkspaceSettings } from "#features/workspaces/lookup/public.ts";
import { type Member, memberRoutes } from "#features/workspaces/members/public.ts";
import { figuresOrFile } from "#platform/files/card-rows.ts";
import { fileName } from "#platform/files/file-name.ts";
import { Refusal } from "#platform/refusal.ts";
import { serve } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import { estimateOf } from "./calculator.rules.ts";
import { exportUsesOf, listUsesOf } from "./credit-log.ts";
import { creditsOf } from "./credits.service.ts";
import { subscribeToConfirmations } from "./free-credits.ts";
import { modelsOffered } from "./models-offered.ts";

export function registerCreditRoutes(app: FastifyInstance, tools: Tools): void {
  const { serveMember } = memberRoutes(app, tools);
  subscribeToConfirmations(tools);

  serveMember(contract.getCredits, async (member, { query }) => {
    const organizationId = await organizationIdOf(tools, member);
    const [organization] = await organizationList.find(tools, [organizationId]);
    const isOwner = organization?.owner_id === member.userId;
    const name = fileName("credits", {}, tools.now());
    return figuresOrFile(await creditsOf(tools, organizationId, { isOwner }), { query, name });
  });

  serveMember(contract.listCreditUses, async (member, { query, url }) => {
    const organizationId = await organizationIdOf(tools, member);
    if (query.format !== "json") return exportUsesOf(tools, organizationId, query.ordering);
    return listUsesOf(tools, organizationId, { query, url });
  });

  serve(app, contract.calculateCredits, async ({ body }, request) => {
    signedInUser(request);
    return estimateOf(body, (await modelsOffered.announce(tools, {})).flat());
  });
}

/** The payer of the member's workspace. */
async function organizationIdOf(tools: Tools, { workspaceId }: Member): Promise<string> {
  const workspace = await findWorkspaceSettings(tools, workspaceId);
  if (!workspace) throw new Refusal("NOT_FOUND");
  return workspace.organization_id;
}
