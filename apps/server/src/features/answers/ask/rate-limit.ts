import { setTimeout as wait } from "node:timers/promises";
import { minuteMs } from "@citelens/contract/base/days";

export interface RateLimit {
  set(limit: { readonly perMinuteMax: number }): void;
  /** Lets nothing begin for so long. */
  hold(ms: number): void;
  /** Resolves when the caller may begin; to false when the signal came first. */
  acquire(signal: AbortSignal): Promise<boolean>;
}

/** Lets at most so many begin in any minute, in the order in which they ask. */
export function createRateLimit(): RateLimit {
  let perMinuteMax = 1;
  let heldUntil = 0;
  let queue = Promise.resolve();
  /** When those of the last minute began, the oldest first. */
  let begun: number[] = [];

  const waitMs = (): number => {
    const now = performance.now();
    const passed = begun.findIndex((at) => at > now - minuteMs);
    if (passed !== 0) begun = passed < 0 ? [] : begun.slice(passed);
    const crowded =
      begun.length >= perMinuteMax ? (begun[begun.length - perMinuteMax] ?? now) + minuteMs : now;
    return Math.max(crowded, heldUntil) - now;
  };

  const begin = async (signal: AbortSignal): Promise<boolean> => {
    for (let ms = waitMs(); ms > 0; ms = waitMs()) {
      if (signal.aborted) return false;
      await wait(Math.min(ms, 1_000), undefined, { signal }).catch(() => undefined);
    }
    if (signal.aborted) return false;
    begun.push(performance.now());
    return true;
  };

  return {
    set: (limit) => {
      perMinuteMax = limit.perMinuteMax;
    },
    hold: (ms) => {
      heldUntil = Math.max(heldUntil, performance.now() + ms);
    },
    acquire: (signal) => {
      const mine = queue.then(() => begin(signal));
      queue = mine.then(() => undefined);
      return mine;
    },
  };
}
