import { eq, lt } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { superuser_acts } from "./actions.tables.ts";

export type SuperuserActionRow = typeof superuser_acts.$inferInsert;

/** Whether this is the first action of its key; one of the same key that is under way is waited for. */
export async function insertAction({ db }: Tools, action: SuperuserActionRow): Promise<boolean> {
  const rows = await db
    .insert(superuser_acts)
    .values(action)
    .onConflictDoNothing()
    .returning({ key: superuser_acts.key });
  return rows.length > 0;
}

export async function findAction({ db }: Tools, key: string): Promise<SuperuserActionRow | undefined> {
  const [row] = await db.select().from(superuser_acts).where(eq(superuser_acts.key, key));
  return row;
}

export async function deleteActions({ db }: Tools, before: Date): Promise<void> {
  await db.delete(superuser_acts).where(lt(superuser_acts.at, before));
}
