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

/** A key that was just made, with the secret that the server never shows again. */
export interface CreatedKey {
  readonly name: string;
  readonly secret: string;
}

/** The workspace's keys, the newest first. */
export function apiKeysQuery(projectId: string) {
  return queryOptions({
    queryKey: ["api-keys", projectId],
    queryFn: ({ signal }) => call(listApiKeys, { params: { projectId }, signal }),
  });
}

/**
 * Creates a key of that name. The secret goes to `onCreated` alone: what the query client keeps of the answer
 * is without it.
 */
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

/** Whatever comes of it, the list is read again: another member may have revoked the key before. */
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
