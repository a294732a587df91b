import { and, eq, gt, inArray, lt, max, sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { login_failures } from "./accounts.tables.ts";

/** The latest instant until which any of these keys has to wait, if one lies ahead. */
export async function findBlockedUntil(
  { db, now }: Tools,
  keys: readonly string[],
): Promise<Date | undefined> {
  const [row] = await db
    .select({ until: max(login_failures.blocked_until) })
    .from(login_failures)
    .where(and(inArray(login_failures.key, [...keys]), gt(login_failures.blocked_until, now())));
  return row?.until ?? undefined;
}

/** Counts one more failure, starting at one again after an hour without any, and returns the number. */
export async function countFailure({ db, now }: Tools, key: string, forgetBefore: Date): Promise<number> {
  const [row] = await db
    .insert(login_failures)
    .values({ key, failures: 1, last_failed_at: now(), blocked_until: now() })
    .onConflictDoUpdate({
      target: login_failures.key,
      set: {
        failures: sql`case when ${login_failures.last_failed_at} < ${forgetBefore.toISOString()}::timestamptz
          then 1 else ${login_failures.failures} + 1 end`,
        last_failed_at: now(),
      },
    })
    .returning({ failures: login_failures.failures });
  return row?.failures ?? 1;
}

export async function blockUntil({ db }: Tools, key: string, until: Date): Promise<void> {
  await db.update(login_failures).set({ blocked_until: until }).where(eq(login_failures.key, key));
}

export async function forgetFailures({ db }: Tools, key: string): Promise<void> {
  await db.delete(login_failures).where(eq(login_failures.key, key));
}

/** Removes failures that nobody counts any more. */
export async function deleteOldFailures({ db }: Tools, before: Date): Promise<void> {
  await db.delete(login_failures).where(lt(login_failures.last_failed_at, before));
}
