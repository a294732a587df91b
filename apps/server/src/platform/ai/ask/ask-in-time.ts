import { OperatorFailure } from "../failures/operator-failure.ts";

export interface AskInTime {
  /** The caller's: once it is aborted, its reason is thrown. */
  readonly signal: AbortSignal;
  /** For the whole answer; then it is a failure of kind timeout. */
  readonly timeoutMs: number;
  /** Failure that anything else that is thrown means. */
  readonly failureOf: (error: unknown) => OperatorFailure;
}

/** Runs what asks, and turns every way to fail into an OperatorFailure. The caller never waits beyond the deadline. */
export async function askInTime<T>(
  run: (signal: AbortSignal) => Promise<T>,
  { signal: callers, timeoutMs, failureOf }: AskInTime,
): Promise<T> {
  callers.throwIfAborted();
  const own = new AbortController();
  const timer = setTimeout(() => own.abort(), timeoutMs);
  const signal = AbortSignal.any([callers, own.signal]);
  try {
    return await Promise.race([run(signal), aborted(signal)]);
  } catch (error) {
    if (callers.aborted) throw callers.reason;
    if (own.signal.aborted) {
      throw new OperatorFailure("timeout", `no whole answer within ${timeoutMs} ms`, { cause: error });
    }
    throw error instanceof OperatorFailure ? error : failureOf(error);
  } finally {
    clearTimeout(timer);
  }
}

/** An HTTP client may notice an abort late; anyone who waits must not. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
