import { z } from "zod";
import type { ObjectStore } from "#platform/object-storage/object-store.ts";
import { StorageFailure } from "#platform/object-storage/storage-failure.ts";
import type { Place } from "#platform/place.ts";

/** Name of the object that says whose a folder is. */
export const claimName = "_workspace.json";
const claim = z.object({ project: z.string() });

/**
 * Refuses a folder that belongs to another workspace, of this installation or of any other: each would overwrite the other's days, which
 * have the same names. A folder that belongs to nobody is noted as this workspace's, unless it is only looked at.
 */
export async function claimFolder(
  bucket: ObjectStore,
  { workspaceId }: Place,
  { key, isLookedAt = false }: { readonly key: string; readonly isLookedAt?: boolean | undefined },
): Promise<void> {
  const found = await bucket.find(key);
  if (found !== undefined) {
    if (ownerIn(found) !== workspaceId)
      throw new StorageFailure("taken", "The folder is another workspace's");
    return;
  }
  if (isLookedAt) return;
  const note = `${JSON.stringify({ project: workspaceId })}\n`;
  await bucket.put(key, Buffer.from(note), "application/json");
}

/** The workspace that a note names; undefined of whatever is no such note. */
function ownerIn(note: Buffer): string | undefined {
  try {
    return claim.safeParse(JSON.parse(note.toString("utf8"))).data?.project;
  } catch {
    return undefined;
  }
}
