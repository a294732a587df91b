import * as contract from "@citelens/contract/workspaces/api-keys";
import type { FastifyInstance } from "fastify";
import { memberRoutes } from "#features/workspaces/members/public.ts";
import { fileName } from "#platform/files/file-name.ts";
import { wholeOrFile } from "#platform/files/page-or-file.ts";
import { serve } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import { createApiKey, listApiKeys, renameApiKey, revokeApiKey } from "./api-keys.service.ts";
import { countKeyCalls } from "./count-key-calls.ts";
import { acceptKeys } from "./key-credentials.ts";
import { keyOperations } from "./key-operations.ts";
import { getKeyUsage, listLastCalls } from "./key-usage.ts";

export function registerApiKeyRoutes(app: FastifyInstance, tools: Tools): void {
  const { serveMember } = memberRoutes(app, tools);
  acceptKeys(app, tools);
  countKeyCalls(app, tools);
  serve(app, contract.listKeyOperations, async () => [...keyOperations]);

  serveMember(contract.listApiKeys, async (member, { query }) => {
    const saved = { query, name: fileName("api-keys", {}, tools.now()), item: contract.apiKey };
    return wholeOrFile(await listApiKeys(tools, member), saved, (keys) => keys);
  });

  serveMember(contract.listKeyCalls, (member) => listLastCalls(tools, member));

  serveMember(contract.getApiKeyUsage, (member, { params }) => getKeyUsage(tools, member, params.keyId));

  serveMember(contract.createApiKey, (member, { body }) => createApiKey(tools, member, body));

  serveMember(contract.renameApiKey, (member, { params, body }) =>
    renameApiKey(tools, member, { keyId: params.keyId, name: body.name }),
  );

  serveMember(contract.revokeApiKey, (member, { params }) => revokeApiKey(tools, member, params.keyId));
}
