import type { KeyScope } from "@citelens/contract/base/endpoint";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import type { ApiKey, NewApiKey } from "@citelens/contract/workspaces/api-keys";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { audit } from "#platform/audit/audit.ts";
import { newId } from "#platform/ids.ts";
import type { Place } from "#platform/place.ts";
import { isUniqueViolation } from "#platform/postgres.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { hashSecret, newSecret, prefixOf, shownPartOf } from "./api-key-secret.ts";
import {
  type FoundKey,
  findKey,
  findShown,
  insertKey,
  type KeyRow,
  listKeys,
  listKeysOf,
  renameIfActive,
  revokeIfActive,
  walkKeys,
} from "./api-keys.sql.ts";
import { readCidr } from "./held-key.ts";
import { findStop } from "./key-credentials.ts";
import { usageSince } from "./key-usage.ts";
import { sumCalls } from "./key-uses.sql.ts";

export async function listApiKeys(tools: Tools, place: Place): Promise<ApiKey[]> {
  const calls = await sumCalls(tools, place, usageSince(tools));
  const rows = await listKeys(tools, place);
  const creators = new Set(rows.flatMap(({ created_by }) => created_by ?? []));
  const stops = new Map(
    await Promise.all(
      [...creators].map(
        async (createdBy) =>
          [createdBy, await findStop(tools, { createdBy, workspaceId: place.workspaceId })] as const,
      ),
    ),
  );
  return rows.map((row) =>
    shownKey(row, { stop: stops.get(row.created_by ?? "") ?? null, recentCalls: calls.get(row.id) ?? 0 }),
  );
}

/** For superusers: one page of the keys of these workspaces, never the keys themselves. */
export const listKeysOfOrganization = listKeysOf;

/** A slice of a workspace's keys in the order of their ids, for a file of all. */
export const listKeysAfter = walkKeys;

/** Keys of every workspace by their id or by what is shown of them, for superusers. */
export async function findKeys(
  tools: Tools,
  by: { readonly id: string } | { readonly text: string },
  limit: number,
): Promise<FoundKey[]> {
  if ("id" in by) return findShown(tools, by, limit);
  const prefix = shownPartOf(by.text);
  return prefix === undefined ? [] : findShown(tools, { prefix }, limit);
}

/** The answer is the only place where the secret ever stands. */
export async function createApiKey(
  tools: Tools,
  member: Member,
  { name, project, scopes, expires_at, allowed_cidrs }: KeyGiven,
): Promise<NewApiKey> {
  if (project !== undefined && project !== member.workspaceId) {
    throw new FieldRefusal({ project: [fieldErrors.invalid] });
  }

  const expiresAt = expires_at === null ? null : new Date(expires_at);
  if (expiresAt && expiresAt <= tools.now())
    throw new FieldRefusal({ expires_at: [fieldErrors.instantPassed] });
  const key = newSecret();
  const created = await refusingTakenName(() =>
    inTransaction(tools, async (within) => {
      const made = await insertKey(within, member, {
        id: newId(),
        name,
        prefix: prefixOf(key),
        secret_hash: hashSecret(key),
        created: tools.now(),
        created_by: member.userId,
        scopes: distinct(scopes),
        expires_at: expiresAt,
        allowed_cidrs: distinct(allowed_cidrs.map(cidrOf)),
      });
      await auditKey(within, member, "key.created", made);
      return made;
    }),
  );
  return { ...shownKey(created, { stop: null, recentCalls: 0 }), key };
}

export async function renameApiKey(
  tools: Tools,
  member: Member,
  change: { readonly keyId: string; readonly name: string },
): Promise<ApiKey> {
  const renamed = await refusingTakenName(() =>
    inTransaction(tools, async (within) => {
      const key = await renameIfActive(within, member, change);
      if (key) await auditKey(within, member, "key.renamed", key);
      return key;
    }),
  );
  if (renamed) return shownChanged(tools, member, renamed);

  const key = await findKey(tools, member, change.keyId);
  throw new Refusal(key ? "API_KEY_REVOKED" : "NOT_FOUND");
}

/** Revokes for good; a second click changes nothing. */
export async function revokeApiKey(tools: Tools, member: Member, keyId: string): Promise<ApiKey> {
  const revoked = await inTransaction(tools, async (within) => {
    const key = await revokeIfActive(within, member, keyId);
    if (key) await auditKey(within, member, "key.revoked", key);
    return key ?? findKey(within, member, keyId);
  });
  if (!revoked) throw new Refusal("NOT_FOUND");
  return shownChanged(tools, member, revoked);
}

interface KeyGiven {
  readonly name: string;
  readonly project?: string | undefined;
  readonly scopes: readonly KeyScope[];
  readonly expires_at: string | null;
  readonly allowed_cidrs: readonly string[];
}

function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}

/** Throws FieldRefusal for what is no network. */
function cidrOf(text: string): string {
  const cidr = readCidr(text);
  if (cidr === undefined) throw new FieldRefusal({ allowed_cidrs: [fieldErrors.cidr] });
  return cidr;
}

interface KeyFacts {
  readonly stop: ApiKey["stopped_reason"];
  readonly recentCalls: number;
}

function shownKey({ created_by: _, ...key }: KeyRow, { stop, recentCalls }: KeyFacts): ApiKey {
  return { ...key, stopped_reason: stop, recent_calls: recentCalls };
}

async function shownChanged(tools: Tools, place: Place, row: KeyRow): Promise<ApiKey> {
  const { created_by: createdBy, project: workspaceId, id } = row;
  const calls = await sumCalls(tools, place, usageSince(tools));
  const stop = createdBy === null ? null : await findStop(tools, { createdBy, workspaceId });
  return shownKey(row, { stop, recentCalls: calls.get(id) ?? 0 });
}

function auditKey(tools: Tools, member: Member, action: string, key: KeyRow): Promise<void> {
  const details = { name: key.name, prefix: key.prefix, scopes: key.scopes.join(" ") };
  return audit(tools, member, { action, workspaceId: member.workspaceId, subjectId: key.id, details });
}

async function refusingTakenName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error, "api_keys_active_name")) throw error;
    throw new FieldRefusal({ name: [fieldErrors.keyNameTaken] });
  }
}
