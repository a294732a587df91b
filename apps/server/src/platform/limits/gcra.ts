/** So many in a time, and so many of them at once. */
export interface Rate {
  readonly count: number;
  readonly perMs: number;
  /** Number that may come at once after a rest. */
  readonly burst: number;
}

export interface RateRequest {
  readonly nowMs: number;
  /** How many are asked for together: all of them are taken or none. */
  readonly amount: number;
}

/** Result of a taking: what was taken moves the arrival time; what was not says when to come again. */
export type RateResult =
  | { readonly isTaken: true; readonly arrivalMs: number }
  | { readonly isTaken: false; readonly retryAfterMs: number };

/**
 * The generic cell rate algorithm (ITU-T I.371, as a virtual schedule): of a key nothing is kept but the theoretical arrival time of
 * the next one, in milliseconds, and of a key that rests nothing at all. In any window of t milliseconds at most
 * `burst + t * count / perMs` are taken. Who asks for more than the burst at once waits until nothing is owed, is given it, and
 * owes the time of all of it.
 */
export function take(rate: Rate, arrivalMs: number | undefined, asked: RateRequest): RateResult {
  const { nowMs, amount } = asked;
  const { eachMs, latestMs } = boundsOf(rate, asked);
  const owedUntilMs = Math.max(arrivalMs ?? nowMs, nowMs);
  return owedUntilMs <= latestMs
    ? { isTaken: true, arrivalMs: owedUntilMs + amount * eachMs }
    : { isTaken: false, retryAfterMs: owedUntilMs - latestMs };
}

/** Number that may come at once right now, and the time after which as many as ever may. */
export interface RateLeft {
  readonly count: number;
  readonly wholeInMs: number;
}

export function leftOf(rate: Rate, arrivalMs: number | undefined, nowMs: number): RateLeft {
  const { eachMs } = boundsOf(rate, { nowMs, amount: 1 });
  const owedMs = Math.max((arrivalMs ?? nowMs) - nowMs, 0);
  return { count: Math.max(0, Math.floor(rate.burst - owedMs / eachMs)), wholeInMs: owedMs };
}

/** Cost of one in milliseconds, and the latest arrival time with which so many are still taken. */
export function boundsOf(
  { count, perMs, burst }: Rate,
  { nowMs, amount }: RateRequest,
): { readonly eachMs: number; readonly latestMs: number } {
  const eachMs = perMs / count;
  return { eachMs, latestMs: nowMs + (burst - Math.min(amount, burst)) * eachMs };
}

/** The part of a rate that one of several instances may let pass; each lets pass at least one at once. */
export function shareOf({ count, perMs, burst }: Rate, instances: number): Rate {
  return { count: count / instances, perMs, burst: Math.max(1, Math.floor(burst / instances)) };
}
