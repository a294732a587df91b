import {
  type ApiKey,
  createApiKey,
  listApiKeys,
  renameApiKey,
  revokeApiKey,
} from "@citelens/contract/api-keys";
import {
  type QueryClient,
  queryOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";
import { withKey } from "./api-keys.rules.ts";

/** A new key with its secret, which the server returns only once. */
export interface CreatedKey {
  readonly name: string;
  readonly secret: string;
}

export function apiKeysQuery(projectId: string) {
  return queryOptions({
    queryKey: ["api-keys", projectId],
    queryFn: ({ signal }) => call(listApiKeys, { params: { projectId }, signal }),
  });
}

/** Creates a key. The secret goes only to `onCreated`: the query cache stores the key without it. */
export function useCreateApiKey(
  projectId: string,
  onCreated: (created: CreatedKey) => void,
): UseMutationResult<ApiKey, Error, string> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (name: string) => {
      const body = { name, project: projectId };
      const { key: secret, ...apiKey } = await call(createApiKey, { params: { projectId }, body });
      onCreated({ name: apiKey.name, secret });
      return apiKey;
    },
    onSuccess: (apiKey) => keep(queryClient, apiKey),
  });
}

export interface Rename {
  readonly keyId: string;
  readonly name: string;
}

export function useRenameApiKey(projectId: string): UseMutationResult<ApiKey, Error, Rename> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ keyId, name }: Rename) =>
      call(renameApiKey, { params: { projectId, keyId }, body: { name } }),
    onSuccess: (apiKey) => keep(queryClient, apiKey),
  });
}

/** Refetches the list even on failure: another member may have revoked the key before. */
export function useRevokeApiKey(projectId: string): UseMutationResult<ApiKey, Error, string> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (keyId: string) => call(revokeApiKey, { params: { projectId, keyId } }),
    onSuccess: (apiKey) => keep(queryClient, apiKey),
    onSettled: () => queryClient.invalidateQueries({ queryKey: apiKeysQuery(projectId).queryKey }),
  });
}

async function keep(queryClient: QueryClient, apiKey: ApiKey): Promise<void> {
  const { queryKey } = apiKeysQuery(apiKey.project);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (known) => known && withKey(known, apiKey));
}
