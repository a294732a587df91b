import { ClickHouseFailure } from "./clickhouse-failure.ts";

/** A fixed number of things that are used by one at a time each, handed out first come, first served. */
export interface Pool<Thing> {
  /** Waits for a free one. Rejects when the line is too long, or with the signal's reason when that aborts. */
  take(signal: AbortSignal): Promise<Thing>;
  giveBack(thing: Thing): void;
  /** Resolves once all are back and nobody waits. */
  whenIdle(): Promise<void>;
}

interface WaitingTaker<Thing> {
  readonly serve: (thing: Thing) => void;
}

export function createPool<Thing>(things: readonly Thing[], waitingMax: number): Pool<Thing> {
  const free = [...things];
  const line = new Set<WaitingTaker<Thing>>();
  const idleListeners: (() => void)[] = [];

  return {
    take(signal) {
      if (signal.aborted) return Promise.reject(signal.reason);

      const thing = free.pop();
      if (thing !== undefined) return Promise.resolve(thing);
      if (line.size >= waitingMax) return Promise.reject(tooMany(things.length, waitingMax));
      return wait(line, signal);
    },
    giveBack(thing) {
      const [next] = line;
      if (next) return next.serve(thing);

      free.push(thing);
      if (free.length === things.length) for (const tell of idleListeners.splice(0)) tell();
    },
    whenIdle() {
      if (free.length === things.length) return Promise.resolve();
      return new Promise((resolve) => idleListeners.push(resolve));
    },
  };
}

function wait<Thing>(line: Set<WaitingTaker<Thing>>, signal: AbortSignal): Promise<Thing> {
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      line.delete(waiting);
      signal.removeEventListener("abort", giveUp);
    };
    const giveUp = (): void => {
      leave();
      reject(signal.reason);
    };
    const waiting = {
      serve: (thing: Thing): void => {
        leave();
        resolve(thing);
      },
    };
    line.add(waiting);
    signal.addEventListener("abort", giveUp);
  });
}

function tooMany(running: number, waiting: number): ClickHouseFailure {
  return new ClickHouseFailure(
    "TOO_MANY_SIMULTANEOUS_QUERIES",
    `Too many simultaneous queries: ${running} run and ${waiting} wait.`,
  );
}
