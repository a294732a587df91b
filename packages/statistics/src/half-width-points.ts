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

/** The share, of 1, that plans are made for: about what a known brand has, and nearly the widest interval there is. */
export const plannedShare = 0.3;
