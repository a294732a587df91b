import { setTimeout as delay } from "node:timers/promises";
import { minuteMs } from "@citelens/contract/base/days";
import { whileLeased } from "#platform/leases/while-leased.ts";
import type { Place } from "#platform/place.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { leaseOfTurn } from "./accounts.sql.ts";

/** Time within which a process that stops ends a request, since what was sent cannot be taken back. */
const finishMs = 3.5 * minuteMs;
const looks = 100;
const lookMs = 200;

/**
 * Does what is sent to an account outside, one after the other: a ceiling is of all campaigns together. Nothing is locked meanwhile; a
 * process that dies leaves its turn to others within seconds. Throws AD_CHANNEL_FAILED where somebody else takes too long.
 */
export async function inTurn<T>(
  tools: Tools,
  place: Place,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const lease = { ...leaseOfTurn(tools, place), finishMs };
  for (let look = 0; look < looks; look += 1) {
    const done = await whileLeased(tools, lease, async (_, signal) => ({
      value: await run(AbortSignal.any([signal, AbortSignal.timeout(finishMs)])),
    }));
    if (done !== "held" && done !== "lost") return done.value;
    if (done === "lost") break;
    await delay(lookMs);
  }
  throw new Refusal("AD_CHANNEL_FAILED", { seen: "another change is being sent there now" });
}
