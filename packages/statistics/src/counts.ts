/** How many of the answers were hits. Whole numbers, hits at most total. */
export interface Counts {
  readonly hits: number;
  readonly total: number;
}

/** The sum of several counts. */
export function pooled(counts: readonly Counts[]): Counts {
  let hits = 0;
  let total = 0;
  for (const one of counts) {
    hits += one.hits;
    total += one.total;
  }
  return { hits, total };
}
