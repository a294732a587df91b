/** Keeps a host that hangs, fails or refuses from being asked again for every visitor. */
export interface Circuit {
  /** Whether a report may be sent now, while that many are under way. */
  lets(inFlight: number): boolean;
  succeeded(): void;
  /** No answer, or none in time. */
  failed(): void;
  /** An answer that accepts nothing; some of them mean that the next reports would fare no better. */
  refused(status: number, retryAfter: string | null): void;
}

const failuresMax = 5;
const restMsMin = 5_000;
const restMsMax = 60_000;

/** After a few failures in a row it rests, and longer each time; then a single report tries whether all is well again. */
export function openCircuit(now: () => number = Date.now): Circuit {
  let failures = 0;
  let restMs = restMsMin;
  let restsUntil = 0;

  function rest(ms: number): void {
    failures = failuresMax;
    restsUntil = now() + Math.min(ms, restMsMax);
  }

  function failed(): void {
    failures += 1;
    if (failures < failuresMax) return;
    rest(restMs);
    restMs = Math.min(restMs * 2, restMsMax);
  }

  return {
    lets: (inFlight) => {
      if (failures < failuresMax) return true;
      return now() >= restsUntil && inFlight === 0;
    },
    succeeded: () => {
      failures = 0;
      restMs = restMsMin;
    },
    failed,
    refused: (status, retryAfter) => {
      if (status === 401) return rest(restMsMax);
      if (status === 429 || status === 503) return rest(retryAfterMs(retryAfter) ?? restMs);
      if (status >= 500 || status < 400) return failed();
      failures = 0; // it was this report's fault alone
    },
  };
}

function retryAfterMs(retryAfter: string | null): number | undefined {
  const seconds = Number(retryAfter || Number.NaN);
  return seconds >= 0 ? seconds * 1_000 : undefined;
}
