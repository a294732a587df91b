/**
 * Why a channel did not do something. `key_refused`: somebody has to give another key. `invalid`: the same request will never
 * be taken. `rate_limited` and `unavailable`: it may be taken later.
 */
export type AdFailureKind = "key_refused" | "invalid" | "rate_limited" | "unavailable";

/** How often the same request is sent at most. */
export const attemptsMax = 4;
/** Nobody is kept waiting longer for one answer; a job comes again by itself. */
export const waitMsMax = 60_000;

const firstWaitMs = { rate_limited: 2_000, unavailable: 500 } as const;

interface FailedTry {
  readonly kind: AdFailureKind;
  /** The first is 1. */
  readonly attempt: number;
  /** Milliseconds that the channel asks to wait. */
  readonly retryAfterMs: number | undefined;
  /** From 0 to 1, so that many who failed together do not come back together. */
  readonly chance: number;
}

/** How long to wait before the same request is sent again; none where it is of no use or would take too long. */
export function waitMsBeforeRepeat({ kind, attempt, retryAfterMs, chance }: FailedTry): number | undefined {
  if (kind === "key_refused" || kind === "invalid" || attempt >= attemptsMax) return undefined;

  const grown = firstWaitMs[kind] * 2 ** (attempt - 1);
  const waitMs = Math.max(retryAfterMs ?? 0, Math.round(grown * (1 + chance / 2)));
  return waitMs > waitMsMax ? undefined : waitMs;
}

/** Milliseconds of a Retry-After header: seconds, or the moment as HTTP writes it. */
export function retryAfterMsOf(header: string | undefined, now: Date): number | undefined {
  const text = header?.trim() ?? "";
  if (/^\d{1,6}(\.\d+)?$/.test(text)) return Math.ceil(Number(text) * 1_000);

  const at = /^[A-Za-z]{3},/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
}
