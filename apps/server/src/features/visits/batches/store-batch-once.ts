import { createHash } from "node:crypto";
import { dayMs } from "@citelens/contract/base/days";
import { batchKeyDays } from "@citelens/contract/traffic/visits";
import type { KeyOwner } from "#features/api-keys/public.ts";
import { type Place, placeOfSecret } from "#platform/place.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { claimBatch, markBatchStored, releaseBatch } from "./batches.sql.ts";

/** Nobody waits for a batch for as long as this: a process that has not stored it by then has ended. */
const abandonedMs = 60_000;
const retryAfterSeconds = 2;

type BatchTools = Pick<Tools, "db" | "now" | "log">;

/**
 * Stores a batch unless one with the same key was stored for the workspace within seven days; resolves to whether it was.
 * Of those that come at the same time one stores, and the others are told to come again. Who comes after somebody who was
 * interrupted, after storing the batch or before, is told in which workspace to look for what of it is stored.
 */
export async function storeBatchOnce(
  tools: BatchTools,
  owner: KeyOwner,
  { key, store }: { readonly key: string; readonly store: (interruptedIn?: Place) => Promise<void> },
): Promise<"stored" | "repeated"> {
  const place = placeOfSecret(owner);
  const keyHash = createHash("sha256").update(key).digest("base64url");
  const now = tools.now();
  const claim = await claimBatch(tools, place, {
    keyHash,
    now,
    abandonedBefore: new Date(now.getTime() - abandonedMs),
    forgottenBefore: new Date(now.getTime() - batchKeyDays * dayMs),
  });
  if (claim === "stored") return "repeated";
  if (claim === "under way") throw new Refusal("UNAVAILABLE", { retryAfterSeconds });

  const isTakenOver = claim === "taken over";
  try {
    await store(isTakenOver ? place : undefined);
  } catch (error) {
    // Whoever comes next has to look as well: a batch that was taken over stays so.
    if (isTakenOver) throw error;
    await releaseBatch(tools, place, keyHash).catch((reason: unknown) => {
      tools.log.warn({ err: reason }, "A batch that was not stored is free again in a minute");
    });
    throw error;
  }
  await markBatchStored(tools, place, { keyHash, at: tools.now() }).catch((reason: unknown) => {
    tools.log.warn(
      { err: reason },
      "A batch was stored and could not be noted: sent again, it is looked for",
    );
  });
  return "stored";
}
