import * as contract from "@citelens/contract/credits";
import type { FastifyInstance } from "fastify";
import { signedInUser } from "#features/accounts/public.ts";
import { findWorkspaceSettings, type Member, requireMember } from "#features/workspaces/public.ts";
import { Refusal } from "#platform/refusal.ts";
import { serve } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import { creditsOf } from "./credits.service.ts";

export function openCredits(app: FastifyInstance, tools: Tools): void {
  serve(app, contract.getCredits, async ({ params }, request) => {
    const member = await requireMember(tools, signedInUser(request), params.projectId);
    return creditsOf(tools, await organizationIdOf(tools, member));
  });
}

async function organizationIdOf(tools: Tools, { workspaceId }: Member): Promise<string> {
  const workspace = await findWorkspaceSettings(tools, workspaceId);
  if (!workspace) throw new Refusal("NOT_FOUND");
  return workspace.organization_id;
}
