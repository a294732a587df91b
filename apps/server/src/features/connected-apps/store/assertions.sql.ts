import { createHash } from "node:crypto";
import { lt } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { app_assertions } from "./connected-apps.tables.ts";

/** Notes an assertion of a client; one that was noted before is a unique violation. */
export async function insertAssertion(
  { db }: Tools,
  { id, expires_at }: { readonly id: string; readonly expires_at: Date },
): Promise<void> {
  const id_hash = createHash("sha256").update(id).digest("base64url");
  await db.insert(app_assertions).values({ id_hash, expires_at });
}

export async function deleteOldAssertions({ db }: Tools, before: Date): Promise<void> {
  await db.delete(app_assertions).where(lt(app_assertions.expires_at, before));
}
