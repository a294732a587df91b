import { type ClusterMoments, clusterMoments } from "./cluster-moments.ts";
import type { Counts } from "./counts.ts";
import { t95 } from "./student-tails.ts";
import { type Interval, wilson } from "./wilson-interval.ts";

/**
 * Between which rates the one of the whole topic lies with 95 % confidence, in per cent. The prompts, one cluster of
 * answers each, are taken for a sample of the topic. Wilson's interval for the effective number of answers, with
 * Student's quantile (Korn and Graubard 1998; Dean and Pagano 2015). Null for fewer than five prompts with answers.
 */
export function clusteredInterval(clusters: readonly Counts[]): Interval | null {
  return momentsInterval(clusterMoments(clusters));
}

/** The same of what is known of the prompts' answers in sum. */
export function momentsInterval(moments: ClusterMoments): Interval | null {
  const { clusters, hits, total } = moments;
  if (clusters < minClusters) return null;
  const answers = total / effectOf(moments);
  return wilson({ share: hits / total, answers, quantile: t95(clusters - 1) });
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
  return effectOf(clusterMoments(clusters));
}

function effectOf(moments: ClusterMoments): number {
  const { clusters, hits, total, hits_squared, hits_by_total, total_squared } = moments;
  if (total <= clusters) return 1;
  const size = total / clusters;
  const share = hits / total;
  const telling = Math.min(moments.with_hits, moments.with_misses);
  if (telling === 0 || clusters === 1) return size;
  const squares = Math.max(0, hits_squared - 2 * share * hits_by_total + share ** 2 * total_squared);
  const variance = (squares * clusters) / (clusters - 1);
  const seen = variance / (total * share * (1 - share));
  return Math.max(1, (telling ** 2 * seen + size) / (telling ** 2 + 1));
}
