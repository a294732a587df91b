import { randomBytes } from "node:crypto";
import { warehouseFaults } from "@citelens/contract/platform/warehouse-words";
import { StorageFailure } from "#platform/object-storage/storage-failure.ts";
import type { Place } from "#platform/place.ts";
import { FieldRefusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { keyOf, type OpenTarget, openBucket } from "./bucket.ts";
import { claimFolder, claimName } from "./claim-folder.ts";

const bytes = 64;

/**
 * Writes an object, reads it and removes it, and refuses the field that is to blame where one of these fails, or the folder is another
 * workspace's. It is this workspace's from then on, unless it is only looked at.
 */
export async function probeBucket(
  tools: Tools,
  place: Place,
  { target, isLookedAt }: { readonly target: OpenTarget; readonly isLookedAt?: boolean },
): Promise<{ readonly object: string; readonly took_ms: number }> {
  const object = keyOf(target, `_probe-${randomBytes(6).toString("hex")}.txt`);
  const body = randomBytes(bytes);
  const sinceMs = performance.now();
  const bucket = openBucket(tools, target);
  try {
    await bucket.put(object, body, "application/octet-stream");
    const read = await bucket.get(object);
    await bucket.remove(object);
    if (!read.equals(body)) throw new StorageFailure("other", "The storage gave back other bytes");
    await claimFolder(bucket, place, { key: keyOf(target, claimName), isLookedAt });
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error;
    tools.log.info({ reason: error.message, fault: error.fault }, "A bucket was refused");
    const [field, sentence] = warehouseFaults[error.fault];
    throw new FieldRefusal({ [field]: [sentence] });
  }
  return { object, took_ms: Math.round(performance.now() - sinceMs) };
}
