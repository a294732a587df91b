import type { Counts } from "./counts.ts";
import { normalTails } from "./normal-tails.ts";

/** The answers to one question in two periods. Both totals are above 0. */
export interface Stratum {
  readonly before: Counts;
  readonly after: Counts;
}

/**
 * How likely answers are that differ at least this much between the periods, if nothing changed: Mantel and Haenszel's
 * test (1959), which holds however much the questions differ from each other. Each question's hits are dealt out to its
 * two periods by chance. Exact with the mid-p value while the numbers are small, normal beyond.
 */
export function noChangePValue(strata: readonly Stratum[]): number {
  let excess = 0;
  let variance = 0;
  for (const stratum of strata) {
    excess += excessHits(stratum);
    variance += dealtVariance(stratum);
  }
  if (variance === 0) return 1;
  return variance < exactBelow ? exactMidP(strata, excess) : normalTails(excess / Math.sqrt(variance));
}

/** Hits after the change beyond those that chance would deal to that period. */
export function excessHits({ before, after }: Stratum): number {
  return after.hits - (after.total * (before.hits + after.hits)) / (before.total + after.total);
}

/** Variance of the hits dealt to one period (hypergeometric). */
export function dealtVariance({ before, after }: Stratum): number {
  const total = before.total + after.total;
  const hits = before.hits + after.hits;
  return (before.total * after.total * hits * (total - hits)) / (total ** 2 * (total - 1));
}

const exactBelow = 25;
const negligible = 1e-12;

/** Both tails as far out as the excess, what lies exactly there counting half. */
function exactMidP(strata: readonly Stratum[], excess: number): number {
  let chances: readonly number[] = [1];
  let offset = 0;
  for (const stratum of strata) {
    if (dealtVariance(stratum) === 0) continue;
    const dealt = dealtChances(stratum);
    offset += dealt.lowest - (stratum.after.hits - excessHits(stratum));
    const joined = convolved(chances, dealt.chances);
    const skipped = joined.findIndex((chance) => chance > negligible);
    offset += skipped;
    chances = joined.slice(skipped, 1 + joined.findLastIndex((chance) => chance > negligible));
  }
  const far = Math.abs(excess);
  let tails = 0;
  chances.forEach((chance, index) => {
    const distance = Math.abs(index + offset) - far;
    if (distance > tieWidth) tails += chance;
    else if (distance > -tieWidth) tails += chance / 2;
  });
  return Math.min(1, tails);
}

/** Excesses are fractions; nearer than this they are one and the same. */
const tieWidth = 1e-7;

interface DealtHits {
  /** The fewest hits that the second period can have. */
  readonly lowest: number;
  readonly chances: readonly number[];
}

function dealtChances({ before, after }: Stratum): DealtHits {
  const hits = before.hits + after.hits;
  const lowest = Math.max(0, hits - before.total);
  const highest = Math.min(hits, after.total);
  const weights = [1];
  let weight = 1;
  for (let dealt = lowest; dealt < highest; dealt += 1) {
    weight *= ((hits - dealt) * (after.total - dealt)) / ((dealt + 1) * (before.total - hits + dealt + 1));
    weights.push(weight);
  }
  const sum = weights.reduce((left, right) => left + right, 0);
  return { lowest, chances: weights.map((one) => one / sum) };
}

function convolved(left: readonly number[], right: readonly number[]): number[] {
  const joined = new Array<number>(left.length + right.length - 1).fill(0);
  left.forEach((chance, index) => {
    right.forEach((other, shift) => {
      joined[index + shift] = (joined[index + shift] ?? 0) + chance * other;
    });
  });
  return joined;
}
