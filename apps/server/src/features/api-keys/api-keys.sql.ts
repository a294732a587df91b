import type { KeyScope } from "@citelens/contract/base/endpoint";
import type { ApiKey } from "@citelens/contract/workspaces/api-keys";
import { and, asc, desc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Member } from "#features/workspaces/lookup/public.ts";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { api_keys } from "./api-keys.tables.ts";

const shown = {
  id: api_keys.id,
  name: api_keys.name,
  project: api_keys.workspace_id,
  created: sql<string>`to_char(${api_keys.created} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  revoked: sql<boolean>`${api_keys.revoked_at} is not null`,
  prefix: api_keys.prefix,
  scopes: api_keys.scopes,
  expires_at: instantOf(api_keys.expires_at),
  allowed_cidrs: api_keys.allowed_cidrs,
  last_used_at: instantOf(api_keys.last_used_at),
  created_by: api_keys.created_by,
};

function instantOf(column: PgColumn): SQL<string | null> {
  return sql<string | null>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** A key as it is stored: whether it has stopped follows from who made it, and what it did is counted elsewhere. */
export type KeyRow = Omit<ApiKey, "stopped_reason" | "recent_calls"> & { readonly created_by: string | null };

type NewKey = Omit<typeof api_keys.$inferInsert, "workspace_id">;

export interface KeyOwner {
  readonly keyId: string;
  readonly workspaceId: string;
}

export function listKeys(tools: Tools, place: Place): Promise<KeyRow[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select(shown)
      .from(api_keys)
      .where(eq(api_keys.workspace_id, place.workspaceId))
      .orderBy(desc(api_keys.created), desc(api_keys.id)),
  );
}

/** One page of the keys of these workspaces, for superusers: the newest first, and how many there are. */
export async function listKeysOf(
  { db }: Tools,
  workspaceIds: readonly string[],
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly count: number; readonly rows: ListedKey[] }> {
  if (workspaceIds.length === 0) return { count: 0, rows: [] };

  const where = inArray(api_keys.workspace_id, [...workspaceIds]);
  const { workspace_id, id, name, prefix, created, revoked_at } = api_keys;
  const rows = await db
    .select({ workspace_id, id, name, prefix, created, revoked_at })
    .from(api_keys)
    .where(where)
    .orderBy(desc(created), desc(id))
    .limit(limit)
    .offset(offset);
  return { count: await db.$count(api_keys, where), rows };
}

/** The keys of a workspace in the order of their ids, after one of them, for a file of all. */
export function walkKeys(tools: Tools, place: Place, afterId: string): Promise<ListedKey[]> {
  const { workspace_id, id, name, prefix, created, revoked_at } = api_keys;
  return withinWorkspace(tools, place, (db) =>
    db
      .select({ workspace_id, id, name, prefix, created, revoked_at })
      .from(api_keys)
      .where(and(eq(workspace_id, place.workspaceId), gt(id, afterId)))
      .orderBy(asc(id))
      .limit(walkedAtOnce),
  );
}

const walkedAtOnce = 500;

export type ListedKey = Pick<
  typeof api_keys.$inferSelect,
  "workspace_id" | "id" | "name" | "prefix" | "created" | "revoked_at"
>;

export async function findKey(tools: Tools, member: Member, keyId: string): Promise<KeyRow | undefined> {
  const [row] = await withinWorkspace(tools, member, (db) =>
    db.select(shown).from(api_keys).where(ofMember(member, keyId)),
  );
  return row;
}

export async function insertKey(tools: Tools, member: Member, key: NewKey): Promise<KeyRow> {
  const [row] = await withinWorkspace(tools, member, (db) =>
    db
      .insert(api_keys)
      .values({ ...key, workspace_id: member.workspaceId })
      .returning(shown),
  );
  if (!row) throw new Error("An insert returned no row");
  return row;
}

/** Renames what is active at this very moment; a key that was just revoked keeps its name. */
export async function renameIfActive(
  tools: Tools,
  member: Member,
  { keyId, name }: { readonly keyId: string; readonly name: string },
): Promise<KeyRow | undefined> {
  const [row] = await withinWorkspace(tools, member, (db) =>
    db
      .update(api_keys)
      .set({ name })
      .where(and(ofMember(member, keyId), isNull(api_keys.revoked_at)))
      .returning(shown),
  );
  return row;
}

/** Revokes what is active at this very moment. */
export async function revokeIfActive(
  tools: Tools,
  member: Member,
  keyId: string,
): Promise<KeyRow | undefined> {
  const [row] = await withinWorkspace(tools, member, (db) =>
    db
      .update(api_keys)
      .set({ revoked_at: tools.now() })
      .where(and(ofMember(member, keyId), isNull(api_keys.revoked_at)))
      .returning(shown),
  );
  return row;
}

/** Holder of a key, and what it may do; asked before any member is known. */
export interface HeldKey extends KeyOwner {
  readonly isRevoked: boolean;
  readonly scopes: readonly KeyScope[];
  readonly createdBy: string | null;
  readonly expiresAt: Date | null;
  readonly allowedCidrs: readonly string[];
}

export async function findHeld({ db }: Tools, secretHash: string): Promise<HeldKey | undefined> {
  const [row] = await db
    .select({
      keyId: api_keys.id,
      workspaceId: api_keys.workspace_id,
      isRevoked: shown.revoked,
      scopes: api_keys.scopes,
      createdBy: api_keys.created_by,
      expiresAt: api_keys.expires_at,
      allowedCidrs: api_keys.allowed_cidrs,
    })
    .from(api_keys)
    .where(eq(api_keys.secret_hash, secretHash));
  return row;
}

/** Keys among these that are neither revoked nor over. */
export async function listLive({ db, now }: Tools, ids: readonly string[]): Promise<KeyRow[]> {
  return db
    .select(shown)
    .from(api_keys)
    .where(
      and(
        inArray(api_keys.id, [...ids]),
        isNull(api_keys.revoked_at),
        or(isNull(api_keys.expires_at), gt(api_keys.expires_at, now())),
      ),
    );
}

/** Notes the use of a key, unless one was noted after that moment. */
export async function noteUse(
  { db }: Tools,
  keyId: string,
  { at, unlessAfter }: { readonly at: Date; readonly unlessAfter: Date },
): Promise<void> {
  await db
    .update(api_keys)
    .set({ last_used_at: at })
    .where(
      and(eq(api_keys.id, keyId), or(isNull(api_keys.last_used_at), lt(api_keys.last_used_at, unlessAfter))),
    );
}

/** A key as administrators see it. */
export interface FoundKey {
  readonly id: string;
  readonly workspace_id: string;
  readonly name: string;
  readonly prefix: string;
  readonly revoked: boolean;
}

/**
 * By the characters that are shown of it, or by its id. They are compared and not matched by a pattern: behind the policies
 * of the table an index serves comparisons alone.
 */
export function findShown(
  { db }: Tools,
  by: { readonly prefix: string } | { readonly id: string },
  limit: number,
): Promise<FoundKey[]> {
  const { id, workspace_id, name, prefix } = api_keys;
  const asBytes = sql`(${prefix} collate "C")`;
  return db
    .select({ id, workspace_id, name, prefix, revoked: shown.revoked })
    .from(api_keys)
    .where(
      "id" in by
        ? eq(id, by.id)
        : sql`${asBytes} >= ${by.prefix} and ${asBytes} < ${`${by.prefix}\u{10ffff}`}`,
    )
    .orderBy(asBytes, id)
    .limit(limit);
}

function ofMember(member: Member, keyId: string): SQL | undefined {
  return and(eq(api_keys.workspace_id, member.workspaceId), eq(api_keys.id, keyId));
}
