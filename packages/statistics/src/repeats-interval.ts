import { z95 } from "./normal-tails.ts";
import { type Interval, wilson } from "./wilson-interval.ts";

/**
 * How much answers to a prompt by a model vary from run to run, added up over all prompts and models that were asked in at
 * least two runs. A run's value is the share of its answers that hit, 0 to 1.
 */
export interface Repeats {
  readonly hits: number;
  readonly total: number;
  /** Prompts and models with answers, and their runs in sum. */
  readonly pairs: number;
  readonly runs: number;
  /** Squared differences between each run and the next, and between each run and the next but one; how many there are. */
  readonly next_squares: number;
  readonly nexts: number;
  readonly skip_squares: number;
  readonly skips: number;
}

/**
 * Between which rates these very prompts would be named by these models with 95 % confidence, in per cent: only the chance
 * from run to run counts, not which prompts were chosen. Answers that repeat those of the day before are worth less than
 * new ones; how much they do is read from the differences between neighbouring runs (a variogram), and taken at its worst
 * where there are fewer than five runs. Null without answers.
 */
export function repeatsInterval(repeats: Repeats): Interval | null {
  const { hits, total, pairs, runs } = repeats;
  if (total === 0 || pairs === 0) return null;
  const share = hits / total;
  const chance = share * (1 - share);
  if (chance === 0 || runs < tellingRuns * pairs) return wilson({ share, answers: pairs, quantile: z95 });

  const next = repeats.next_squares / repeats.nexts;
  const skip = repeats.skip_squares / repeats.skips;
  const alike = next === 0 ? alikeMax : Math.min(alikeMax, Math.max(0, skip / next - 1 + doubt(repeats)));
  const within = Math.min(chance, Math.max(next / (2 * (1 - alike)), chance / runs));
  const variance = (within * meanVariance(runs / pairs, alike)) / pairs;
  return wilson({ share, answers: Math.max(pairs, chance / variance), quantile: z95 });
}

/** More alike than this cannot be told from answers that never change. */
const alikeMax = 0.97;

/** The share that few changes leave open: about one standard error of the ratio. */
function doubt(repeats: Repeats): number {
  return 1 / Math.sqrt(repeats.next_squares + 1);
}

/** Fewer runs of a prompt and model do not tell how much its answers are alike. */
const tellingRuns = 5;

/** Variance of the mean of so many values of variance 1 of which each is alike to the one before by that much. */
function meanVariance(runs: number, alike: number): number {
  if (runs <= 1) return 1;
  const geometric = (1 - alike ** runs) / (1 - alike);
  return (1 + (2 * alike * (1 - geometric / runs)) / (1 - alike)) / runs;
}
