import { Refusal } from "#platform/refusal.ts";

/** Runs work of this process, so many at once: a few more wait for their turn, and beyond those 429 is the answer. */
export function fewAtOnce({
  runningMax,
  waitingMax,
}: {
  readonly runningMax: number;
  readonly waitingMax: number;
}) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= runningMax) {
      if (waiting.length >= waitingMax) throw new Refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: 2 });
      await new Promise<void>((resolve) => waiting.push(resolve)); // who ends hands over its place
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
