import { type Counts, pooled } from "./counts.ts";
import { t95 } from "./student-tails.ts";
import { type Interval, wilson } from "./wilson-interval.ts";

/**
 * Between which rates the one of the whole topic lies with 95 % confidence, in per cent. The prompts, one cluster of
 * answers each, are taken for a sample of the topic. Wilson's interval for the effective number of answers, with
 * Student's quantile (Korn and Graubard 1998; Dean and Pagano 2015). Null for fewer than five prompts with answers.
 */
export function clusteredInterval(clusters: readonly Counts[]): Interval | null {
  const answered = clusters.filter(({ total }) => total > 0);
  if (answered.length < minClusters) return null;
  const { hits, total } = pooled(answered);
  const answers = total / designEffect(answered);
  return wilson({ share: hits / total, answers, quantile: t95(answered.length - 1) });
}

/** Fewer prompts than these say nothing about a topic. */
export const minClusters = 5;

/**
 * How many answers count as one, because answers to one prompt are alike: 1 to the mean number of answers of a prompt.
 * From the variance of the ratio estimator between clusters. Where only few prompts differ from the rest, that variance
 * says little, and the effect is drawn towards the largest: fully when all prompts say the same, so that a hundred misses
 * of five prompts count for five, and hardly when ten prompts differ.
 */
export function designEffect(clusters: readonly Counts[]): number {
  const answered = clusters.filter(({ total }) => total > 0);
  const { hits, total } = pooled(answered);
  if (total <= answered.length) return 1;
  const size = total / answered.length;
  const share = hits / total;
  let squares = 0;
  let withHits = 0;
  let withMisses = 0;
  for (const one of answered) {
    squares += (one.hits - share * one.total) ** 2;
    if (one.hits > 0) withHits += 1;
    if (one.hits < one.total) withMisses += 1;
  }
  const telling = Math.min(withHits, withMisses);
  if (telling === 0 || answered.length === 1) return size;
  const variance = (squares * answered.length) / (answered.length - 1);
  const seen = variance / (total * share * (1 - share));
  return Math.max(1, (telling ** 2 * seen + size) / (telling ** 2 + 1));
}
