import { Refusal } from "#platform/refusal.ts";

interface TurnLimits {
  readonly atOnceMax: number;
  /** More are refused. */
  readonly waitingMax: number;
  /** Most that wait of one key, so that nobody takes all the places of those who wait. */
  readonly waitingOfKeyMax: number;
}

/** Runs the work when its turn has come. */
export type TakeTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>;

const retryAfterSeconds = 2;

/** Work in the order in which it came, a few at the same time, and of each key one. */
export function openTurns({ atOnceMax, waitingMax, waitingOfKeyMax }: TurnLimits): TakeTurn {
  const busy = new Set<string>();
  const waiting: { readonly key: string; readonly begin: () => void }[] = [];

  function beginNext(): void {
    while (busy.size < atOnceMax) {
      const at = waiting.findIndex(({ key }) => !busy.has(key));
      const [next] = at < 0 ? [] : waiting.splice(at, 1);
      if (!next) return;
      busy.add(next.key);
      next.begin();
    }
  }

  return async (key, work) => {
    const waitingOfKey = waiting.filter((one) => one.key === key).length;
    if (waiting.length >= waitingMax || waitingOfKey >= waitingOfKeyMax)
      throw new Refusal("UNAVAILABLE", { retryAfterSeconds });

    await new Promise<void>((begin) => {
      waiting.push({ key, begin });
      beginNext();
    });
    try {
      return await work();
    } finally {
      busy.delete(key);
      beginNext();
    }
  };
}
