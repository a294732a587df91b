import { and, eq, isNull, sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { idempotency_keys } from "./idempotency.tables.ts";

export type KeyRow = typeof idempotency_keys.$inferSelect;
type EndedColumns = "stored_at" | "ended_at" | "answer";

/** Few enough to hold nothing up. */
export const sliceRows = 5_000;

/** A request that has taken its key. */
export type Claim = Pick<KeyRow, "user_id" | "key_hash" | "claim_id">;

/** Whether nobody had taken the key before: of simultaneous requests one gets it. */
export async function takeKey({ db }: Tools, row: Omit<KeyRow, EndedColumns>): Promise<boolean> {
  const taken = await db
    .insert(idempotency_keys)
    .values(row)
    .onConflictDoNothing()
    .returning({ claim_id: idempotency_keys.claim_id });
  return taken.length > 0;
}

export async function findKey({ db }: Tools, key: Omit<Claim, "claim_id">): Promise<KeyRow | undefined> {
  const [row] = await db.select().from(idempotency_keys).where(isKey(key));
  return row;
}

/**
 * Marks within a transaction that has stored something, as its last statement, that this was for the claim. A transaction that only
 * looked marks nothing. False where the key is another claim's by now.
 */
export async function markStored(
  { db, now }: Pick<Tools, "now"> & { readonly db: Pick<Tools["db"], "execute"> },
  { user_id, key_hash, claim_id }: Claim,
): Promise<boolean> {
  // A transaction has a number from the first row on that it changes or locks.
  const hasStored = sql`pg_current_xact_id_if_assigned() is not null`;
  const { rows } = await db.execute<{ is_marked: boolean; has_stored: boolean }>(sql`with marked as (
      update ${idempotency_keys} set stored_at = ${now().toISOString()}::timestamptz
      where user_id = ${user_id}::uuid and key_hash = ${key_hash} and claim_id = ${claim_id}::uuid and ${hasStored}
      returning 1
    )
    select exists (select from marked) as is_marked, ${hasStored} as has_stored`);
  return rows.every(({ is_marked, has_stored }) => is_marked || !has_stored);
}

export async function changeKey(
  { db }: Tools,
  claim: Claim,
  changes: Partial<Pick<KeyRow, "running_until" | "ended_at" | "answer">>,
): Promise<void> {
  await db.update(idempotency_keys).set(changes).where(isOf(claim));
}

export async function deleteKey({ db }: Tools, claim: Claim): Promise<void> {
  await db.delete(idempotency_keys).where(isOf(claim));
}

/** Frees the key unless something was stored for its claim; waits for a transaction that is about to. */
export async function freeUnstored({ db }: Tools, claim: Claim): Promise<boolean> {
  const freed = await db
    .delete(idempotency_keys)
    .where(and(isOf(claim), isNull(idempotency_keys.stored_at)))
    .returning({ claim_id: idempotency_keys.claim_id });
  return freed.length > 0;
}

/** Deletes the keys of an account that is deleted. */
export async function deleteKeysOf({ db }: Tools, userId: string): Promise<void> {
  await db.delete(idempotency_keys).where(eq(idempotency_keys.user_id, userId));
}

/** Deletes some that are older, and says how many. */
export async function deleteKeysBefore({ db }: Tools, before: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`delete from ${idempotency_keys} where ctid = any(array(
    select ctid from ${idempotency_keys} where created < ${before.toISOString()}::timestamptz limit ${sliceRows}
  )) and created < ${before.toISOString()}::timestamptz`);
  return rowCount ?? 0;
}

function isKey({ user_id, key_hash }: Omit<Claim, "claim_id">) {
  return and(eq(idempotency_keys.user_id, user_id), eq(idempotency_keys.key_hash, key_hash));
}

function isOf(claim: Claim) {
  return and(isKey(claim), eq(idempotency_keys.claim_id, claim.claim_id));
}
