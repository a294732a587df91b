import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Tools } from "#platform/tools.ts";
import { failed_items } from "./failed-items.tables.ts";

export type FailedItem = typeof failed_items.$inferSelect;

/** Whether an item is not waiting for its next try; for the statements that list what a sweep is to deal with. */
export function isTryable({ now }: Pick<Tools, "now">, sweep: string, id: PgColumn): SQL {
  return sql`not exists (select from ${failed_items} as failed
    where failed.sweep = ${sweep} and failed.item = ${id}::text and failed.next_try_at > ${now()}::timestamptz)`;
}

/** Items of these that failed when they were last tried. */
export async function listFailedOf(
  { db }: Tools,
  sweep: string,
  items: readonly string[],
): Promise<FailedItem[]> {
  if (items.length === 0) return [];
  return db
    .select()
    .from(failed_items)
    .where(and(eq(failed_items.sweep, sweep), sql`${failed_items.item} = any(${sql.param([...items])})`));
}

export async function putFailedItem({ db }: Tools, row: FailedItem): Promise<void> {
  await db
    .insert(failed_items)
    .values(row)
    .onConflictDoUpdate({ target: [failed_items.sweep, failed_items.item], set: row });
}

export async function removeFailedItem({ db }: Tools, sweep: string, item: string): Promise<void> {
  await db.delete(failed_items).where(and(eq(failed_items.sweep, sweep), eq(failed_items.item, item)));
}

/** Removes items whose try is long over and that nobody tried: there is nothing left to do about them. */
export async function removeSettled({ db }: Tools, sweep: string, before: Date): Promise<void> {
  await db
    .delete(failed_items)
    .where(and(eq(failed_items.sweep, sweep), lt(failed_items.next_try_at, before)));
}

/** How many there are, and the sweep of the newest one. */
export async function countFailedItems({
  db,
}: Pick<Tools, "db">): Promise<{ readonly count: number; readonly newest: string }> {
  const [newest] = await listFailedItems({ db }, 1);
  return newest ? { count: await db.$count(failed_items), newest: newest.sweep } : { count: 0, newest: "" };
}

/** The newest first. */
export function listFailedItems({ db }: Pick<Tools, "db">, limit: number): Promise<FailedItem[]> {
  return db.select().from(failed_items).orderBy(desc(failed_items.failed_at)).limit(limit);
}
