import { and, eq, isNull, lt } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { tracking_batches } from "./batches.tables.ts";

type Db = Pick<Tools, "db">;

export interface Claim {
  readonly keyHash: string;
  readonly now: Date;
  /** A batch that was begun before and is not stored by now is nobody's any more. */
  readonly abandonedBefore: Date;
  /** Batches from before are forgotten. */
  readonly forgottenBefore: Date;
}

/**
 * Takes a batch for whoever stores it now: "claimed" for one alone of several that come together, "taken over" where somebody
 * who claimed it has ended, whether it was stored or not; "stored" where it is, else "under way".
 */
export function claimBatch(
  tools: Db,
  place: Place,
  claim: Claim,
): Promise<"claimed" | "taken over" | "stored" | "under way"> {
  const { keyHash: key_hash, now: begun_at, abandonedBefore, forgottenBefore } = claim;
  const { workspaceId: workspace_id } = place;
  return withinWorkspace(tools, place, async (db) => {
    await db
      .delete(tracking_batches)
      .where(
        and(eq(tracking_batches.workspace_id, workspace_id), lt(tracking_batches.begun_at, forgottenBefore)),
      );
    const claimed = await db
      .insert(tracking_batches)
      .values({ workspace_id, key_hash, begun_at })
      .onConflictDoNothing()
      .returning({ key_hash: tracking_batches.key_hash });
    if (claimed.length > 0) return "claimed";

    const batch = and(
      eq(tracking_batches.workspace_id, workspace_id),
      eq(tracking_batches.key_hash, key_hash),
    );
    const takenOver = await db
      .update(tracking_batches)
      .set({ begun_at })
      .where(and(batch, isNull(tracking_batches.stored_at), lt(tracking_batches.begun_at, abandonedBefore)))
      .returning({ key_hash: tracking_batches.key_hash });
    if (takenOver.length > 0) return "taken over";

    const [known] = await db
      .select({ stored_at: tracking_batches.stored_at })
      .from(tracking_batches)
      .where(batch);
    return known?.stored_at ? "stored" : "under way";
  });
}

export async function markBatchStored(
  tools: Db,
  place: Place,
  { keyHash, at }: { readonly keyHash: string; readonly at: Date },
): Promise<void> {
  await withinWorkspace(tools, place, (db) =>
    db
      .update(tracking_batches)
      .set({ stored_at: at })
      .where(
        and(eq(tracking_batches.workspace_id, place.workspaceId), eq(tracking_batches.key_hash, keyHash)),
      ),
  );
}

/** A batch that was not stored is free at once for whoever sends it again. */
export async function releaseBatch(tools: Db, place: Place, keyHash: string): Promise<void> {
  await withinWorkspace(tools, place, (db) =>
    db
      .delete(tracking_batches)
      .where(
        and(
          eq(tracking_batches.workspace_id, place.workspaceId),
          eq(tracking_batches.key_hash, keyHash),
          isNull(tracking_batches.stored_at),
        ),
      ),
  );
}
