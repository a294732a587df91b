import * as contract from "@citelens/contract/api-keys";
import type { FastifyInstance } from "fastify";
import { signedInUser } from "#features/accounts/public.ts";
import { requireMember } from "#features/workspaces/public.ts";
import { serve } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import { createApiKey, listApiKeys, renameApiKey, revokeApiKey } from "./api-keys.service.ts";

export function registerApiKeyRoutes(app: FastifyInstance, tools: Tools): void {
  serve(app, contract.listApiKeys, async ({ params }, request) => {
    const member = await requireMember(tools, signedInUser(request), params.projectId);
    return listApiKeys(tools, member);
  });

  serve(app, contract.createApiKey, async ({ params, body }, request) => {
    const member = await requireMember(tools, signedInUser(request), params.projectId);
    return createApiKey(tools, member, body);
  });

  serve(app, contract.renameApiKey, async ({ params, body }, request) => {
    const member = await requireMember(tools, signedInUser(request), params.projectId);
    return renameApiKey(tools, member, { keyId: params.keyId, name: body.name });
  });

  serve(app, contract.revokeApiKey, async ({ params }, request) => {
    const member = await requireMember(tools, signedInUser(request), params.projectId);
    return revokeApiKey(tools, member, params.keyId);
  });
}
