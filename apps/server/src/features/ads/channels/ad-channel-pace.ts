import { setTimeout as delay } from "node:timers/promises";
import { type Rate, shareOf, take } from "#platform/limits/gcra.ts";
import { steadyClock } from "#platform/limits/memory-rates.ts";
import type { Tools } from "#platform/tools.ts";
import { AdChannelFailure } from "./ad-channel-failure.ts";
import { waitMsMax } from "./repeating.rules.ts";

/** Requests that a channel takes in a minute from one account, and from one address. */
export interface ChannelRates {
  readonly perEndpoint: number;
  readonly inAll: number;
}

/** Lets requests pass as fast as the channel takes them. One for all accounts of a process. */
export interface ChannelPace {
  /** Waits until one may be sent; throws AdChannelFailure where that would take longer than anybody waits. */
  pass(endpoint: string, signal?: AbortSignal): Promise<void>;
}

type Wait = (ms: number, signal: AbortSignal | undefined) => Promise<void>;

const minuteMs = 60_000;

/** Throws the signal's own reason once it is aborted. */
export async function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  await delay(ms, undefined, signal && { signal }).catch((error: unknown) => {
    signal?.throwIfAborted();
    throw error;
  });
}

/**
 * A channel that counts by account and by address too is kept to by counting all accounts together: no account has more than
 * all of them. Instances share what there is, as the same account may be used at each. Of a minute's requests a tenth may
 * come at once, and the rest one by one, so that no minute ever has more than the channel takes.
 */
export function openChannelPace(
  { perEndpoint, inAll }: ChannelRates,
  { now, instances }: Pick<Tools, "now" | "instances">,
  wait: Wait = sleep,
): ChannelPace {
  const arrivals = new Map<string, number>();
  const nowMs = steadyClock(now);

  const waitMsFor = (endpoint: string): number => {
    const live = Math.max(instances.live("api"), instances.live("worker"));
    const asked = { nowMs: nowMs(), amount: 1 };
    const takings = [
      { key: endpoint, rate: shareOf(rateOf(perEndpoint), live) },
      { key: "", rate: shareOf(rateOf(inAll), live) },
    ].map(({ key, rate }) => ({ key, taking: take(rate, arrivals.get(key), asked) }));

    const missing = takings.map(({ taking }) => (taking.isTaken ? 0 : taking.retryAfterMs));
    if (missing.every((ms) => ms === 0)) {
      for (const { key, taking } of takings) if (taking.isTaken) arrivals.set(key, taking.arrivalMs);
    }
    return Math.max(...missing);
  };

  return {
    pass: async (endpoint, signal) => {
      let waited = 0;
      for (;;) {
        const waitMs = Math.ceil(waitMsFor(endpoint));
        if (waitMs === 0) return;

        waited += waitMs;
        if (waited > waitMsMax)
          throw new AdChannelFailure("rate_limited", "Too many requests are waiting for the channel.", {
            retryAfterMs: waitMs,
          });
        await wait(waitMs, signal);
      }
    },
  };
}

function rateOf(inMinute: number): Rate {
  const burst = Math.ceil(inMinute / 10);
  return { count: inMinute - burst, perMs: minuteMs, burst };
}
