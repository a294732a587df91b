import { eq, lt } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { superuser_acts } from "./actions.tables.ts";

export type Act = typeof superuser_acts.$inferInsert;

/** Whether this is the first act of its key; one of the same key that is under way is waited for. */
export async function insertAct({ db }: Tools, act: Act): Promise<boolean> {
  const rows = await db
    .insert(superuser_acts)
    .values(act)
    .onConflictDoNothing()
    .returning({ key: superuser_acts.key });
  return rows.length > 0;
}

export async function findAct({ db }: Tools, key: string): Promise<Act | undefined> {
  const [row] = await db.select().from(superuser_acts).where(eq(superuser_acts.key, key));
  return row;
}

export async function deleteActs({ db }: Tools, before: Date): Promise<void> {
  await db.delete(superuser_acts).where(lt(superuser_acts.at, before));
}
