import type { Tools } from "#platform/tools.ts";

export interface TestClock extends Pick<Tools, "now"> {
  /** Lets so much time pass at once. */
  advance(ms: number): void;
  /** Holds the time until it is advanced. */
  stopClock(): void;
}

/** The clock of a world of the tests. */
export function testClock(): TestClock {
  let aheadMs = 0;
  let stoppedAtMs: number | undefined;
  return {
    now: () => new Date((stoppedAtMs ?? Date.now()) + aheadMs),
    advance: (ms) => {
      aheadMs += ms;
    },
    stopClock: () => {
      stoppedAtMs = Date.now();
    },
  };
}
