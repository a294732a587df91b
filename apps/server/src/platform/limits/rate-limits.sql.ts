import { lt, sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { boundsOf, type Rate, type RateResult } from "./gcra.ts";
import { rate_limits } from "./limits.tables.ts";

/** How far the clocks of two instances may be apart. */
const clocksApartMaxMs = 60_000;

/**
 * Decides and notes take() for one act in one statement: of simultaneous acts at any number of instances exactly as many are let pass as
 * one after the other. An arrival time of a clock that runs ahead of ours counts as none.
 */
export async function takeInDatabase({ db, now }: Tools, key: string, rate: Rate): Promise<RateResult> {
  const nowMs = now().getTime();
  const { eachMs, latestMs } = boundsOf(rate, { nowMs, amount: 1 });
  const at = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`;
  const known = rate_limits.arrives_at;
  const isForeign = sql`${known} > ${at(nowMs + rate.burst * eachMs + clocksApartMaxMs)}`;
  const isDue = sql`${known} <= ${at(latestMs)}`;
  const each = sql`make_interval(secs => ${eachMs / 1_000}::double precision)`;
  const [row] = await db
    .insert(rate_limits)
    .values({ key, arrives_at: new Date(nowMs + eachMs), is_taken: true })
    .onConflictDoUpdate({
      target: rate_limits.key,
      set: {
        arrives_at: sql`case when ${isForeign} then ${at(nowMs + eachMs)}
          when ${isDue} then greatest(${known}, ${at(nowMs)}) + ${each} else ${known} end`,
        is_taken: sql`${isForeign} or ${isDue}`,
      },
    })
    .returning({ arrivesAt: rate_limits.arrives_at, isTaken: rate_limits.is_taken });
  if (!row) throw new Error("A limit was neither made nor found");
  const arrivalMs = row.arrivesAt.getTime();
  return row.isTaken ? { isTaken: true, arrivalMs } : { isTaken: false, retryAfterMs: arrivalMs - latestMs };
}

/** Forgets those who rest: a key whose arrival time has passed is the same as none. */
export async function deletePassed({ db, now }: Tools): Promise<void> {
  await db.delete(rate_limits).where(lt(rate_limits.arrives_at, now()));
}
