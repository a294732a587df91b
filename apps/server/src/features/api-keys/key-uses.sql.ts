import { keptCallsMax } from "@citelens/contract/workspaces/api-keys";
import { and, desc, eq, gte, lt, sql, sum } from "drizzle-orm";
import type { Member } from "#features/workspaces/lookup/public.ts";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { api_key_calls, api_key_uses, api_keys, type KeptCall } from "./api-keys.tables.ts";

export type UseRow = typeof api_key_uses.$inferSelect;
export type CallsRow = typeof api_key_calls.$inferSelect;

/** Adds to the counts of many keys at once. */
export async function addUses({ db }: Pick<Tools, "db">, rows: readonly UseRow[]): Promise<void> {
  if (rows.length === 0) return;

  const { workspace_id, key_id, day, operation, count, refused } = api_key_uses;
  await db
    .insert(api_key_uses)
    .values([...rows])
    .onConflictDoUpdate({
      target: [workspace_id, key_id, day, operation],
      set: { count: sql`${count} + excluded.count`, refused: sql`${refused} + excluded.refused` },
    });
}

/** Puts calls of many keys before those that are kept of each, of which as many stay as are shown; whoever shows them sorts them. */
export async function keepCalls({ db }: Pick<Tools, "db">, rows: readonly CallsRow[]): Promise<void> {
  if (rows.length === 0) return;

  const { workspace_id, key_id, calls } = api_key_calls;
  const newest = `$[0 to ${keptCallsMax - 1}]`;
  await db
    .insert(api_key_calls)
    .values([...rows])
    .onConflictDoUpdate({
      target: [workspace_id, key_id],
      set: { calls: sql`jsonb_path_query_array(excluded.calls || ${calls}, ${newest}::jsonpath)` },
    });
}

/** Counts of one key since a day. */
export function listUses(
  tools: Tools,
  place: Place,
  { keyId, since }: { readonly keyId: string; readonly since: string },
): Promise<UseRow[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select()
      .from(api_key_uses)
      .where(
        and(
          eq(api_key_uses.workspace_id, place.workspaceId),
          eq(api_key_uses.key_id, keyId),
          gte(api_key_uses.day, since),
        ),
      ),
  );
}

/** Calls since a day of each key of the workspace that made any. */
export async function sumCalls(tools: Tools, place: Place, since: string): Promise<Map<string, number>> {
  const { workspace_id, key_id, day, count } = api_key_uses;
  const rows = await withinWorkspace(tools, place, (db) =>
    db
      .select({ key_id, calls: sum(count).mapWith(Number) })
      .from(api_key_uses)
      .where(and(eq(workspace_id, place.workspaceId), gte(day, since)))
      .groupBy(key_id),
  );
  return new Map(rows.map(({ key_id: keyId, calls }) => [keyId, calls]));
}

export interface CallsOfKey {
  readonly keyId: string;
  readonly name: string;
  readonly calls: readonly KeptCall[];
}

/** The last calls of each key that the member has made. */
export function listCallsOf(tools: Tools, member: Member): Promise<CallsOfKey[]> {
  return withinWorkspace(tools, member, (db) =>
    db
      .select({ keyId: api_keys.id, name: api_keys.name, calls: api_key_calls.calls })
      .from(api_key_calls)
      .innerJoin(
        api_keys,
        and(eq(api_keys.workspace_id, api_key_calls.workspace_id), eq(api_keys.id, api_key_calls.key_id)),
      )
      .where(and(eq(api_key_calls.workspace_id, member.workspaceId), eq(api_keys.created_by, member.userId)))
      .orderBy(desc(api_keys.last_used_at)),
  );
}

/** Forgets counts of every workspace from before a day. */
export async function deleteUsesBefore({ db }: Pick<Tools, "db">, day: string): Promise<void> {
  await db.delete(api_key_uses).where(lt(api_key_uses.day, day));
}
