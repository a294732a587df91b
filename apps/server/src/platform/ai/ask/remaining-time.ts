/** The deadline of an answer that takes several requests. */
export interface RemainingTime {
  /** At least a moment, since a request without any time would never be sent. */
  leftMs(): number;
  passedMs(): number;
}

export function remainingTime(timeoutMs: number): RemainingTime {
  const startedMs = performance.now();
  const passedMs = () => Math.round(performance.now() - startedMs);
  return { leftMs: () => Math.max(1, timeoutMs - passedMs()), passedMs };
}
