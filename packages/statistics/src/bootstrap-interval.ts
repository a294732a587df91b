import { clusteredInterval, minClusters } from "./clustered-interval.ts";
import { type Counts, pooled } from "./counts.ts";
import { normalTails } from "./normal-tails.ts";
import { seededRandom } from "./seeded-random.ts";
import { t95 } from "./student-tails.ts";
import type { Interval } from "./wilson-interval.ts";

export interface Bootstrap {
  /** How often the prompts are redrawn: 2,000 if not said. */
  readonly resamples?: number;
  readonly seed?: number;
}

/**
 * The claim of clusteredInterval, in per cent, by drawing whole prompts with replacement: the percentiles, expanded for
 * few clusters after Hesterberg (2015). Too narrow below ten prompts or rates of 10 %. The same input gives the same
 * interval. Where all prompts say the same the draws cannot differ, and clusteredInterval answers.
 */
export function bootstrapInterval(clusters: readonly Counts[], how: Bootstrap = {}): Interval | null {
  const { resamples = 2000, seed = 1 } = how;
  const answered = clusters.filter(({ total }) => total > 0);
  const { hits, total } = pooled(answered);
  const isTelling = answered.some((one) => one.hits * total !== hits * one.total);
  if (answered.length < minClusters || !isTelling) return clusteredInterval(answered);
  const rates = resampledRates(answered, resamples, seed);
  const outside = tailShare(answered.length) * (resamples - 1);
  return { low: percentile(rates, outside), high: percentile(rates, resamples - 1 - outside) };
}

/** Share of the draws that lies beyond either end. */
function tailShare(clusters: number): number {
  return normalTails(t95(clusters - 1) * Math.sqrt(clusters / (clusters - 1))) / 2;
}

function resampledRates(clusters: readonly Counts[], resamples: number, seed: number): Float64Array {
  const random = seededRandom(seed);
  const count = clusters.length;
  const hitsOf = Float64Array.from(clusters, ({ hits }) => hits);
  const totalOf = Float64Array.from(clusters, ({ total }) => total);
  return Float64Array.from({ length: resamples }, () => {
    let hits = 0;
    let total = 0;
    for (let drawn = 0; drawn < count; drawn += 1) {
      const which = Math.floor(random() * count);
      hits += hitsOf[which] ?? 0;
      total += totalOf[which] ?? 0;
    }
    return (100 * hits) / total;
  }).sort();
}

/** The value at a place between two of the sorted ones, on the line between them. */
function percentile(sorted: Float64Array, place: number): number {
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? 0;
  return below + (above - below) * (place - Math.floor(place));
}
