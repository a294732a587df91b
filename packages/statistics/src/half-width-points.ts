import { z95 } from "./normal-tails.ts";
import { wilson } from "./wilson-interval.ts";

/**
 * Half the width, in points, of Wilson's 95 % interval around a share (0 to 1) of so many answers. 50 without answers:
 * the rate may be anything.
 */
export function halfWidthPoints(answers: number, share = plannedShare): number {
  if (answers === 0) return 50;
  const { low, high } = wilson({ share, answers, quantile: z95 });
  return (high - low) / 2;
}

/**
 * The change, in points, between two periods of so many answers each that stands out of the noise: a true change of
 * that size is seen every second time, one of 1.4 times the size four times out of five.
 */
export function detectableChangePoints(answersPerPeriod: number): number {
  return Math.SQRT2 * halfWidthPoints(answersPerPeriod);
}

/** The fewest answers whose interval is at most so many points wide to either side; endless for 0 points. */
export function answersForHalfWidth(points: number, share = plannedShare): number {
  if (points <= 0) return Number.POSITIVE_INFINITY;
  let enough = 1;
  while (halfWidthPoints(enough, share) > points) enough *= 2;
  let tooFew = Math.floor(enough / 2);
  while (enough - tooFew > 1) {
    const middle = Math.floor((enough + tooFew) / 2);
    if (halfWidthPoints(middle, share) > points) tooFew = middle;
    else enough = middle;
  }
  return enough;
}

/** The share, of 1, that plans are made for: about what a known brand has, and nearly the widest interval there is. */
const plannedShare = 0.3;
