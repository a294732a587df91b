import { minClusters } from "./clustered-interval.ts";
import { dealtVariance, excessHits } from "./no-change-p-value.ts";
import type { Pair } from "./paired-change.ts";
import { seededRandom } from "./seeded-random.ts";
import { studentTails, t95 } from "./student-tails.ts";
import type { Interval } from "./wilson-interval.ts";

export interface DifferenceInChanges {
  /** The change of the treated prompts less that of the others, in points; each of the two as pairedChange weighs it. */
  readonly points: number;
  readonly treated: number;
  readonly others: number;
  /** 95 %, in points. */
  readonly interval: Interval;
  readonly pValue: number;
  readonly treatedPrompts: number;
  readonly otherPrompts: number;
}

/** Fewer other prompts cannot tell what would have become of the treated ones anyway. */
export const minOtherPrompts = 3;

const resamples = 2000;

/**
 * By how much more a rate changed for prompts that something was done for than for others that were asked beside them, in the same
 * two periods and of the same models. Null where either group has no pair that was answered in both periods, or where there are
 * fewer than three other prompts.
 *
 * What moves all prompts alike, such as a new version of a model, is in both changes and falls out. How much prompts move by
 * themselves is told by all of them together (a quasi-binomial dispersion, never below chance, with Student's quantile), so that a
 * single treated prompt is held to what single prompts do. From five prompts in either group on, the bootstrap over prompts has to
 * agree; the less sure of the two is given. See docs/decisions/0082-how-an-effect-is-judged.md.
 */
export function differenceInChanges(
  treated: readonly Pair[],
  others: readonly Pair[],
): DifferenceInChanges | null {
  const [one, other] = [promptsOf(treated), promptsOf(others)];
  if (one.length === 0 || other.length < minOtherPrompts) return null;
  const [mine, theirs] = [groupOf(one), groupOf(other)];
  const difference = mine.share - theirs.share;
  const degrees = one.length + other.length - 2;
  const dispersion = Math.max(1, (mine.spread + theirs.spread) / degrees);
  const error = Math.sqrt(dispersion * (mine.variance + theirs.variance));
  const drawn = one.length < minClusters || other.length < minClusters ? null : redrawn(one, other);
  const reach = t95(degrees) * error;
  const low = Math.min(difference - reach, drawn?.low ?? 1);
  const high = Math.max(difference + reach, drawn?.high ?? -1);
  return {
    points: 100 * difference,
    treated: 100 * mine.share,
    others: 100 * theirs.share,
    interval: { low: possible(100 * low), high: possible(100 * high) },
    pValue: Math.max(studentTails(difference / error, degrees), drawn?.pValue ?? 0),
    treatedPrompts: one.length,
    otherPrompts: other.length,
  };
}

/** A prompt's pairs in sum. */
interface Prompt {
  readonly excess: number;
  readonly weight: number;
  /** Variance of its excess by chance alone; above 0 also where all answers say the same. */
  readonly variance: number;
}

function promptsOf(pairs: readonly Pair[]): Prompt[] {
  const counted = pairs.filter(({ before, after }) => before.total > 0 && after.total > 0);
  return [...Map.groupBy(counted, ({ cluster }) => cluster).values()].map((own) => ({
    excess: sum(own.map(excessHits)),
    weight: sum(own.map(({ before, after }) => (before.total * after.total) / (before.total + after.total))),
    variance: sum(own.map(chanceOf)),
  }));
}

/** As if half an answer more had been a hit and half a miss, so that a prompt that never hit is not taken for one that never can. */
function chanceOf({ before, after }: Pair): number {
  const half = { hits: 0.25, total: 0.5 };
  return dealtVariance({
    before: { hits: before.hits + half.hits, total: before.total + half.total },
    after: { hits: after.hits + half.hits, total: after.total + half.total },
  });
}

interface Group {
  /** The change of all its prompts, of 1. */
  readonly share: number;
  /** How far its prompts lie from it, in what chance explains. */
  readonly spread: number;
  /** Variance of the share, by chance alone. */
  readonly variance: number;
}

function groupOf(prompts: readonly Prompt[]): Group {
  const weight = sum(prompts.map((prompt) => prompt.weight));
  const share = sum(prompts.map(({ excess }) => excess)) / weight;
  return {
    share,
    spread: sum(prompts.map(({ excess, weight: own, variance }) => (excess - share * own) ** 2 / variance)),
    variance: sum(prompts.map(({ variance }) => variance)) / weight ** 2,
  };
}

/** Whole prompts of either group are drawn with replacement; the percentiles, expanded for few prompts after Hesterberg (2015). */
function redrawn(one: readonly Prompt[], other: readonly Prompt[]): Interval & { readonly pValue: number } {
  const random = seededRandom(1);
  const draws = Float64Array.from(
    { length: resamples },
    () => drawnShare(one, random) - drawnShare(other, random),
  ).sort();
  const few = Math.min(one.length, other.length);
  const wider = (t95(few - 1) / t95(1_000)) * Math.sqrt(few / (few - 1));
  const [low, middle, high] = [0.025, 0.5, 0.975].map(
    (part) => draws[Math.round(part * (resamples - 1))] ?? 0,
  );
  const below = draws.findLastIndex((draw) => draw <= 0) + 1;
  return {
    low: (middle ?? 0) - wider * ((middle ?? 0) - (low ?? 0)),
    high: (middle ?? 0) + wider * ((high ?? 0) - (middle ?? 0)),
    pValue: Math.min(1, (2 * (Math.min(below, resamples - below) + 1)) / (resamples + 1)),
  };
}

function drawnShare(prompts: readonly Prompt[], random: () => number): number {
  let [excess, weight] = [0, 0];
  for (let drawn = 0; drawn < prompts.length; drawn += 1) {
    const prompt = prompts[Math.floor(random() * prompts.length)];
    excess += prompt?.excess ?? 0;
    weight += prompt?.weight ?? 0;
  }
  return excess / weight;
}

function possible(points: number): number {
  return Math.max(-200, Math.min(200, points));
}

function sum(values: readonly number[]): number {
  return values.reduce((all, one) => all + one, 0);
}
