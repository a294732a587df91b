import type { Role } from "#platform/instances/instance-roles.ts";
import { countedCache } from "#platform/limits/counted-cache.ts";
import type { Tools } from "#platform/tools.ts";
import { leftOf, type Rate, type RateLeft, type RateResult, shareOf, take } from "./gcra.ts";

export interface MemoryRates {
  /** Takes this instance's part of what the rate allows to all that live. Asks nobody, and makes nothing that has to be collected but the answer. */
  take(key: string, rate: Rate, amount?: number): RateResult;
  /** Rest of this instance's part, which takes nothing of it. */
  left(key: string, rate: Rate): RateLeft;
}

/** Most keys that are kept, those who were seen last; anyone beyond begins anew. */
const keysMax = 100_000;

/** Counts at this instance, which lets pass as much as the rate allows, divided by the instances of its role that live. */
export function openMemoryRates(
  { now, instances }: Pick<Tools, "now" | "instances">,
  role: Role,
): MemoryRates {
  const arrivals = countedCache<number>({ max: keysMax });
  const nowMs = steadyClock(now);
  const shareNow = (rate: Rate): Rate => {
    const live = instances.live(role);
    return live === 1 ? rate : shareOf(rate, live);
  };
  return {
    left: (key, rate) => leftOf(shareNow(rate), arrivals.get(key), nowMs()),
    take: (key, rate, amount = 1) => {
      const taking = take(shareNow(rate), arrivals.get(key), { nowMs: nowMs(), amount });
      if (taking.isTaken) arrivals.set(key, taking.arrivalMs);
      return taking;
    },
  };
}

/** Milliseconds that never go back: a clock that is set back stands for that moment, and nobody waits for it to catch up. */
export function steadyClock(now: () => Date): () => number {
  let lastMs = Number.NEGATIVE_INFINITY;
  let lostMs = 0;
  return () => {
    const atMs = now().getTime() + lostMs;
    if (atMs < lastMs) lostMs += lastMs - atMs;
    lastMs = Math.max(lastMs, atMs);
    return lastMs;
  };
}
