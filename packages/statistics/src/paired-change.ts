import { minClusters } from "./clustered-interval.ts";
import { dealtVariance, excessHits, noChangePValue, type Stratum } from "./no-change-p-value.ts";
import { z95 } from "./normal-tails.ts";
import { studentTails, t95 } from "./student-tails.ts";
import type { Interval } from "./wilson-interval.ts";

/** One prompt asked of one model in two periods. */
export interface Pair extends Stratum {
  /** Id of its prompt. */
  readonly cluster: string;
}

export interface PairedChange {
  /** Change in points, after less before, each pair weighing by its answers (Mantel and Haenszel). */
  readonly points: number;
  /** 95 %, in points. */
  readonly interval: Interval;
  readonly pValue: number;
  /** Pairs with answers in both periods: only they count. */
  readonly pairs: number;
  readonly clusters: number;
}

/**
 * By how much a rate changed from one period to another for these prompts and models, and how likely so much is by
 * chance. Answers that came and went with their pair do not count. Null when no pair was answered in both periods.
 *
 * Two tests have to agree, and the less sure one is given: the stratified test, for the chance within pairs, and
 * Student's test over the prompts, for answers to one prompt that move together. See
 * docs/decisions/0019-how-a-change-is-judged.md.
 */
export function pairedChange(pairs: readonly Pair[]): PairedChange | null {
  const counted = pairs.filter(({ before, after }) => before.total > 0 && after.total > 0);
  if (counted.length === 0) return null;
  const weight = counted.reduce((sum, pair) => sum + weightOf(pair), 0);
  const excess = counted.reduce((sum, pair) => sum + excessHits(pair), 0);
  const variance = counted.reduce((sum, pair) => sum + dealtVariance(pair), 0);
  const between = overClusters(counted, variance, ({ cluster }) => cluster);
  // Too few prompts to tell how much answers hang together: then whoever asked the same of each model tells it too.
  const few = between.clusters < minClusters ? overPairs(counted, variance) : between;
  const points = possible((100 * excess) / weight);
  const pValue = Math.max(noChangePValue(counted), between.pValue, few.pValue);
  const reach =
    100 *
    Math.max(
      (z95 * Math.sqrt(variance)) / weight,
      between.reach / weight,
      few.reach / weight,
      leastReach(counted),
    );
  // Where the exact test doubts the change and the normal curve does not, the interval doubts it too.
  const doubted = pValue > 0.05 ? Math.max(reach, Math.abs(points)) : reach;
  return {
    points,
    interval: { low: possible(points - doubted), high: possible(points + doubted) },
    pValue,
    pairs: counted.length,
    clusters: between.clusters,
  };
}

/** No change is larger than from never to always, not by a rounding either. */
function possible(points: number): number {
  return Math.max(-100, Math.min(100, points));
}

function weightOf({ before, after }: Stratum): number {
  return (before.total * after.total) / (before.total + after.total);
}

interface OverClusters {
  readonly clusters: number;
  readonly pValue: number;
  readonly reach: number;
}

/**
 * Student's test of the prompts' excesses. Where fewer than five tell how much prompts vary, the missing ones are
 * counted in as if they varied by chance alone.
 */
function overClusters(
  pairs: readonly Pair[],
  chance: number,
  clusterOf: (pair: Pair, index: number) => string | number,
): OverClusters {
  const excesses = new Map<string | number, number>();
  pairs.forEach((pair, index) => {
    const cluster = clusterOf(pair, index);
    excesses.set(cluster, (excesses.get(cluster) ?? 0) + excessHits(pair));
  });
  const clusters = excesses.size;
  const missing = Math.max(0, minClusters - clusters);
  const degrees = clusters + missing - 1;
  const sum = [...excesses.values()].reduce((left, right) => left + right, 0);
  const squares = [...excesses.values()].reduce((left, one) => left + (one - sum / clusters) ** 2, 0);
  const error = Math.sqrt((clusters * squares + missing * chance) / degrees);
  return {
    clusters,
    pValue: error === 0 ? 0 : studentTails(sum / error, degrees),
    reach: error * t95(degrees),
  };
}

function overPairs(pairs: readonly Pair[], chance: number): OverClusters {
  return overClusters(pairs, chance, (_, index) => index);
}

/** Few or uniform answers seem surer than they are: no interval is narrower than Newcombe's around no hit at all. */
function leastReach(pairs: readonly Stratum[]): number {
  const before = pairs.reduce((sum, pair) => sum + pair.before.total, 0);
  const after = pairs.reduce((sum, pair) => sum + pair.after.total, 0);
  return z95 ** 2 / (Math.min(before, after) + z95 ** 2);
}
