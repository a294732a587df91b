import type { Input } from "@citelens/contract/base/endpoint";
import {
  type ApiKey,
  createApiKey,
  getApiKeyUsage,
  listApiKeys,
  renameApiKey,
  revokeApiKey,
} from "@citelens/contract/workspaces/api-keys";
import { type QueryClient, type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";
import { endpointQuery, showChange } from "#lib/api/queries.ts";
import { withKey } from "./api-keys.rules.ts";

/** A new key with its secret, which the server returns only once. */
export interface CreatedKey {
  readonly name: string;
  readonly secret: string;
  readonly scopes: ApiKey["scopes"];
}

/** Wishes for a new key; it reports visits unless told otherwise. */
export type NewKeyRequest = Omit<Input<typeof createApiKey>["body"], "project">;

export function apiKeysQuery(workspaceId: string) {
  return endpointQuery(["api-keys", workspaceId], [listApiKeys, { params: { projectId: workspaceId } }]);
}

/** Calls of a key in the last 30 days. */
export function keyUsageQuery(workspaceId: string, keyId: string) {
  return endpointQuery(
    ["key-usage", workspaceId, keyId],
    [getApiKeyUsage, { params: { projectId: workspaceId, keyId } }],
  );
}

/** Creates a key. The secret goes only to `onCreated`: the query cache stores the key without it. */
export function useCreateApiKey(
  workspaceId: string,
  onCreated: (created: CreatedKey) => void,
): UseMutationResult<ApiKey, Error, NewKeyRequest> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (request: NewKeyRequest) => {
      const body = { ...request, project: workspaceId };
      const { key: secret, ...apiKey } = await call(createApiKey, {
        params: { projectId: workspaceId },
        body,
      });
      onCreated({ name: apiKey.name, secret, scopes: apiKey.scopes });
      return apiKey;
    },
    onSuccess: (apiKey) => keep(queryClient, apiKey),
  });
}

export interface Rename {
  readonly keyId: string;
  readonly name: string;
}

export function useRenameApiKey(workspaceId: string): UseMutationResult<ApiKey, Error, Rename> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ keyId, name }: Rename) =>
      call(renameApiKey, { params: { projectId: workspaceId, keyId }, body: { name } }),
    onSuccess: (apiKey) => keep(queryClient, apiKey),
  });
}

/** Refetches the list even on failure: another member may have revoked the key before. */
export function useRevokeApiKey(workspaceId: string): UseMutationResult<ApiKey, Error, string> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (keyId: string) => call(revokeApiKey, { params: { projectId: workspaceId, keyId } }),
    onSuccess: (apiKey) => keep(queryClient, apiKey),
    onSettled: () => queryClient.invalidateQueries({ queryKey: apiKeysQuery(workspaceId).queryKey }),
  });
}

async function keep(queryClient: QueryClient, apiKey: ApiKey): Promise<void> {
  await showChange(queryClient, apiKeysQuery(apiKey.project), (known) => known && withKey(known, apiKey));
}
