import { lt } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { app_assertions } from "./connected-apps.tables.ts";

/** Notes an assertion of a client; one that was noted before is a unique violation. */
export async function insertAssertion(
  { db }: Tools,
  assertion: typeof app_assertions.$inferInsert,
): Promise<void> {
  await db.insert(app_assertions).values(assertion);
}

export async function deleteOldAssertions({ db }: Tools, before: Date): Promise<void> {
  await db.delete(app_assertions).where(lt(app_assertions.expires_at, before));
}
