import * as contract from "@citelens/contract/workspaces/api-keys";
import type { FastifyInstance } from "fastify";
import { memberRoutes } from "#features/workspaces/members/public.ts";
import type { Tools } from "#platform/tools.ts";
import { createApiKey, listApiKeys, renameApiKey, revokeApiKey } from "./api-keys.service.ts";
import { acceptKeys } from "./key-credentials.ts";

export function registerApiKeyRoutes(app: FastifyInstance, tools: Tools): void {
  const { serveMember } = memberRoutes(app, tools);
  acceptKeys(app, tools);
  serveMember(contract.listApiKeys, (member) => listApiKeys(tools, member));

  serveMember(contract.createApiKey, (member, { body }) => createApiKey(tools, member, body));

  serveMember(contract.renameApiKey, (member, { params, body }) =>
    renameApiKey(tools, member, { keyId: params.keyId, name: body.name }),
  );

  serveMember(contract.revokeApiKey, (member, { params }) => revokeApiKey(tools, member, params.keyId));
}
