import type { Counts } from "./counts.ts";
import { noChangePValue } from "./no-change-p-value.ts";
import { normalDistance, normalTails, z95 } from "./normal-tails.ts";
import { type Interval, wilson } from "./wilson-interval.ts";

export interface TwoRates extends Compared {
  /** How many answers count as one, at least 1: widens the interval and weakens the test. 1 if not said. */
  readonly designEffect?: number;
}

interface Compared {
  readonly before: Counts;
  readonly after: Counts;
}

export interface RateChange {
  /** Change in points, after less before. */
  readonly points: number;
  /** 95 %, in points: Newcombe's hybrid score interval (1998, method 10). */
  readonly interval: Interval;
  /** Fisher's exact test with the mid-p value, normal for large numbers. */
  readonly pValue: number;
}

/** By how much a rate changed where only totals are known. Null when either side has no answers. */
export function twoRates({ before, after, designEffect = 1 }: TwoRates): RateChange | null {
  if (before.total === 0 || after.total === 0) return null;
  const alike = Math.max(1, designEffect);
  const points = 100 * (after.hits / after.total - before.hits / before.total);
  return {
    points,
    interval: newcombe({ before, after }, alike),
    pValue: weakened(noChangePValue([{ before, after }]), alike),
  };
}

function newcombe({ before, after }: Compared, alike: number): Interval {
  const [first, second] = [before, after].map(({ hits, total }) => {
    const share = hits / total;
    const { low, high } = wilson({ share, answers: total / alike, quantile: z95 });
    return { rate: 100 * share, low, high };
  });
  if (!first || !second) return { low: -100, high: 100 };
  const points = second.rate - first.rate;
  return {
    low: points - Math.hypot(second.rate - second.low, first.high - first.rate),
    high: points + Math.hypot(second.high - second.rate, first.rate - first.low),
  };
}

function weakened(pValue: number, alike: number): number {
  return alike === 1 ? pValue : normalTails(normalDistance(pValue) / Math.sqrt(alike));
}
