import type { ApiKey, NewApiKey } from "@citelens/contract/api-keys";
import { fieldErrors } from "@citelens/contract/errors";
import type { Member } from "#features/workspaces/public.ts";
import { newId } from "#platform/ids.ts";
import { isUniqueViolation } from "#platform/postgres.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { hashSecret, newSecret, prefixOf } from "./api-key-secret.ts";
import { findKey, insertKey, listKeys, renameIfActive, revoke } from "./api-keys.sql.ts";

export function listApiKeys(tools: Tools, member: Member): Promise<ApiKey[]> {
  return listKeys(tools, member);
}

/** The answer is the only place where the secret ever stands. */
export async function createApiKey(
  tools: Tools,
  member: Member,
  { name, project }: { readonly name: string; readonly project?: string | undefined },
): Promise<NewApiKey> {
  if (project !== undefined && project !== member.workspaceId) {
    throw new FieldRefusal({ project: [fieldErrors.invalid] });
  }

  const key = newSecret();
  const created = await refusingTakenName(() =>
    insertKey(tools, member, {
      id: newId(),
      name,
      prefix: prefixOf(key),
      secret_hash: hashSecret(key),
      created: tools.now(),
    }),
  );
  return { ...created, key };
}

export async function renameApiKey(
  tools: Tools,
  member: Member,
  change: { readonly keyId: string; readonly name: string },
): Promise<ApiKey> {
  const renamed = await refusingTakenName(() => renameIfActive(tools, member, change));
  if (renamed) return renamed;

  const key = await findKey(tools, member, change.keyId);
  throw new Refusal(key ? "API_KEY_REVOKED" : "NOT_FOUND");
}

export async function revokeApiKey(tools: Tools, member: Member, keyId: string): Promise<ApiKey> {
  const revoked = await revoke(tools, member, keyId);
  if (!revoked) throw new Refusal("NOT_FOUND");
  return revoked;
}

async function refusingTakenName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error, "api_keys_active_name")) throw error;
    throw new FieldRefusal({ name: [fieldErrors.keyNameTaken] });
  }
}
