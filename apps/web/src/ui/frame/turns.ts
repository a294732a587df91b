/** Work that begins in its turn. */
export interface Turn {
  /** Lets the next one begin; called more than once, only the first call counts. */
  readonly end: () => void;
}

interface WaitingTurn extends Turn {
  readonly begin: () => void;
}

/** After this long the next one begins, whether the one before has ended or not: what it waits for may never come. */
const patienceMs = 200;

/** Lets one begin after the other, in the order in which they came, each in a task of its own. */
export function createTurns(): { readonly take: (begin: () => void) => Turn } {
  let waiting: WaitingTurn[] = [];
  let current: WaitingTurn | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const beginNextIn = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      current = waiting.shift();
      if (!current) return;

      beginNextIn(patienceMs);
      current.begin();
    }, ms);
  };

  return {
    take(begin) {
      const turn: WaitingTurn = {
        begin,
        end: () => {
          waiting = waiting.filter((other) => other !== turn);
          if (current === turn) beginNextIn(0);
        },
      };
      waiting.push(turn);
      if (!current) beginNextIn(0);
      return turn;
    },
  };
}
