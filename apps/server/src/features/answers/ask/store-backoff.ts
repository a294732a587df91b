const firstMs = 100;
const longestMs = 30_000;

/** Twice as long each time, from a tenth of a second to half a minute; spread, so that several workers do not come back together. */
export function createBackoff(random: () => number = Math.random): (tries: number) => number {
  return (tries) => Math.min(longestMs, firstMs * 2 ** Math.min(tries - 1, 20)) * (0.5 + random() / 2);
}
