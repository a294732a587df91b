import { z95 } from "./normal-tails.ts";

/** A range of rates in per cent (0 to 100), or of changes in points (-100 to 100). */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Between which rates the true one lies with 95 % confidence, for these very prompts, after Wilson (1927). Null for no
 * answers.
 */
export function wilsonInterval(hits: number, total: number): Interval | null {
  return total === 0 ? null : wilson({ share: hits / total, answers: total, quantile: z95 });
}

interface Evidence {
  /** Share of 1. */
  readonly share: number;
  /** Worth of the answers in number; need not be whole. */
  readonly answers: number;
  /** How many standard errors the interval reaches. */
  readonly quantile: number;
}

/** Wilson's interval in per cent for any weight of evidence. */
export function wilson({ share, answers, quantile }: Evidence): Interval {
  const square = quantile ** 2 / answers;
  const spread = quantile * Math.sqrt((share * (1 - share)) / answers + square / (4 * answers));
  const middle = share + square / 2;
  const scale = 100 / (1 + square);
  return { low: Math.max(0, (middle - spread) * scale), high: Math.min(100, (middle + spread) * scale) };
}
