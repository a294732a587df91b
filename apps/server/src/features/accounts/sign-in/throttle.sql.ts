import { earlier } from "@citelens/contract/base/days";
import { and, eq, lt, lte, type SQL, sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { forgetFailuresAfterMs, knownAddressMs, waitMaxSeconds } from "../store/accounts.rules.ts";
import { known_addresses, login_failures } from "../store/accounts.tables.ts";

/** Long past, and not "now": of two simultaneous attempts the one that is counted last may have begun first. */
const notBlocked = new Date(0);

/**
 * Counts one more attempt of a key and makes the next one wait, longer each time; starts at one again after an hour
 * without any. One statement, so that simultaneous attempts are counted one after the other. False, and nothing is
 * counted, while the key has to wait.
 */
export async function countAttempt(
  { db, now }: Tools,
  { key, free }: { readonly key: string; readonly free: number },
): Promise<boolean> {
  const at = now();
  const forgetBefore = earlier(at, forgetFailuresAfterMs).toISOString();
  const attempts = sql`case when ${login_failures.last_failed_at} < ${forgetBefore}::timestamptz
    then 1 else ${login_failures.failures} + 1 end`;
  const counted = await db
    .insert(login_failures)
    .values({ key, failures: 1, last_failed_at: at, blocked_until: notBlocked })
    .onConflictDoUpdate({
      target: login_failures.key,
      set: { failures: attempts, last_failed_at: at, blocked_until: blockedUntil(attempts, free, at) },
      setWhere: lte(login_failures.blocked_until, at),
    })
    .returning({ key: login_failures.key });
  return counted.length === 1;
}

/** The instant until which a key has to wait; long past if it does not. */
export async function findBlockedUntil({ db }: Tools, key: string): Promise<Date> {
  const [row] = await db
    .select({ until: login_failures.blocked_until })
    .from(login_failures)
    .where(eq(login_failures.key, key));
  return row?.until ?? notBlocked;
}

/** Takes back one attempt that was no failure, and the wait that it caused. */
export async function uncountAttempt({ db }: Tools, key: string): Promise<void> {
  await db
    .update(login_failures)
    .set({ failures: sql`greatest(${login_failures.failures} - 1, 0)`, blocked_until: notBlocked })
    .where(eq(login_failures.key, key));
}

export async function forgetFailures({ db }: Tools, key: string): Promise<void> {
  await db.delete(login_failures).where(eq(login_failures.key, key));
}

/** Removes failures that nobody counts any more. */
export async function deleteOldFailures({ db }: Tools, before: Date): Promise<void> {
  await db.delete(login_failures).where(lt(login_failures.last_failed_at, before));
}

export async function isKnownAddress(
  { db, now }: Tools,
  userId: string,
  addressHash: string,
): Promise<boolean> {
  const since = earlier(now(), knownAddressMs);
  const rows = await db
    .select({ used: known_addresses.last_used_at })
    .from(known_addresses)
    .where(and(eq(known_addresses.user_id, userId), eq(known_addresses.address_hash, addressHash)));
  return rows.some(({ used }) => used > since);
}

export async function saveKnownAddress(
  { db, now }: Tools,
  userId: string,
  addressHash: string,
): Promise<void> {
  await db
    .insert(known_addresses)
    .values({ user_id: userId, address_hash: addressHash, last_used_at: now() })
    .onConflictDoUpdate({
      target: [known_addresses.user_id, known_addresses.address_hash],
      set: { last_used_at: now() },
    });
}

/** When the account last logged in from each of the addresses that are known; the addresses themselves are not kept. */
export function listKnownAddresses({ db }: Tools, userId: string): Promise<{ last_used: Date }[]> {
  return db
    .select({ last_used: known_addresses.last_used_at })
    .from(known_addresses)
    .where(eq(known_addresses.user_id, userId))
    .orderBy(known_addresses.last_used_at);
}

export async function deleteKnownAddressesOf({ db }: Tools, userId: string): Promise<void> {
  await db.delete(known_addresses).where(eq(known_addresses.user_id, userId));
}

export async function deleteOldKnownAddresses({ db, now }: Tools): Promise<void> {
  const before = earlier(now(), knownAddressMs);
  await db.delete(known_addresses).where(lt(known_addresses.last_used_at, before));
}

/** No wait below the free attempts, then 1, 2, 4, … seconds up to the most. */
function blockedUntil(attempts: SQL, free: number, at: Date): SQL {
  const beyond = sql`least((${attempts}) - ${free}::int, 20)`;
  return sql`case when (${attempts}) < ${free}::int then ${notBlocked.toISOString()}::timestamptz
    else ${at.toISOString()}::timestamptz
      + make_interval(secs => least(power(2, ${beyond}), ${waitMaxSeconds}::int)::double precision) end`;
}
