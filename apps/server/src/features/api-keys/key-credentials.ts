import { minuteMs } from "@citelens/contract/base/days";
import type { ApiKey } from "@citelens/contract/workspaces/api-keys";
import type { FastifyInstance } from "fastify";
import { acceptCredentials } from "#features/accounts/sign-in/public.ts";
import { findSuspendedReason } from "#features/accounts/support/public.ts";
import { isMemberOf } from "#features/workspaces/lookup/public.ts";
import { countedCache } from "#platform/limits/counted-cache.ts";
import { promiseCache } from "#platform/promise-cache.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { type HeldKey, listLive, noteUse } from "./api-keys.sql.ts";
import { keyRefusal } from "./held-key.ts";
import { openKeyring, secretIn } from "./keyring.ts";

/** As long as a revoked key is known for. */
const knownForMs = 900;

/** Lets keys call what is for users: each as whoever made it, in its own workspace, within its scopes. */
export function acceptKeys(app: FastifyInstance, tools: Tools): void {
  const keyring = openKeyring(tools);
  const standing = promiseCache<boolean>({ max: 100_000, ttl: knownForMs });
  const used = countedCache<true>({ max: 100_000, ttl: minuteMs });
  const stands = (key: HeldKey & { readonly createdBy: string }): Promise<boolean> =>
    standing.get(`${key.workspaceId} ${key.createdBy}`, async () => (await findStop(tools, key)) === null);

  acceptCredentials(app, {
    kind: "key",
    isOne: (authorization) => /^Api-Key /i.test(authorization),
    read: async ({ headers, ip }) => {
      const key = await keyring.find(secretIn(headers.authorization));
      if (!key) throw new Refusal("API_KEY_INVALID");
      const refusal = keyRefusal(key, { now: tools.now(), ip });
      if (refusal) throw new Refusal(refusal);
      const { createdBy, keyId, scopes, workspaceId } = key;
      if (createdBy === null)
        throw new Refusal("INSUFFICIENT_SCOPE", { because: "it reports visits alone." });
      if (!(await stands({ ...key, createdBy }))) throw new Refusal("API_KEY_STOPPED");
      if (!used.get(keyId)) {
        used.set(keyId, true);
        await noteUse(tools, keyId, {
          at: tools.now(),
          unlessAfter: new Date(tools.now().getTime() - minuteMs),
        });
      }
      return {
        userId: createdBy,
        sessionId: keyId,
        impersonatorId: undefined,
        via: { kind: "key", id: keyId, scopes, workspaceIds: [workspaceId] },
      };
    },
    listLive: async (ids) => new Set((await listLive(tools, ids)).map(({ id }) => id)),
  });
}

/** Why a key does nothing for whoever made it; null while they belong to its workspace. */
export async function findStop(
  tools: Tools,
  { createdBy, workspaceId }: { readonly createdBy: string; readonly workspaceId: string },
): Promise<ApiKey["stopped_reason"]> {
  const [isMember, suspended] = await Promise.all([
    isMemberOf(tools, { userId: createdBy, workspaceId }),
    findSuspendedReason(tools, createdBy),
  ]);
  if (!isMember) return "creator_left";
  return suspended === undefined ? null : "creator_suspended";
}
