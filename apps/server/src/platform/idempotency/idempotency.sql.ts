import { and, eq, lt } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { idempotency_keys } from "./idempotency.tables.ts";

export type KeyRow = typeof idempotency_keys.$inferSelect;

/** A request that has taken its key. */
export type Claim = Pick<KeyRow, "user_id" | "key_hash" | "claim_id">;

/** The row of the key, which is this claim's own where nobody had taken it before. */
export async function takeKey({ db }: Tools, row: Omit<KeyRow, "ended_at" | "answer">): Promise<KeyRow> {
  const [taken] = await db
    .insert(idempotency_keys)
    .values(row)
    .onConflictDoUpdate({
      target: [idempotency_keys.user_id, idempotency_keys.key_hash],
      set: { key_hash: row.key_hash }, // nothing is changed, so that what is there comes back
    })
    .returning();
  if (!taken) throw new Error("An insert that changes what it finds gave no row");
  return taken;
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

/** What an account that is deleted has asked for. */
export async function deleteKeysOf({ db }: Tools, userId: string): Promise<void> {
  await db.delete(idempotency_keys).where(eq(idempotency_keys.user_id, userId));
}

export async function deleteKeysBefore({ db }: Tools, before: Date): Promise<void> {
  await db.delete(idempotency_keys).where(lt(idempotency_keys.created, before));
}

function isOf({ user_id, key_hash, claim_id }: Claim) {
  return and(
    eq(idempotency_keys.user_id, user_id),
    eq(idempotency_keys.key_hash, key_hash),
    eq(idempotency_keys.claim_id, claim_id),
  );
}
