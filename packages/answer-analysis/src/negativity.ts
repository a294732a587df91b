import type { SentimentLabel } from "@citelens/contract/visibility/answers";
import { negativityWeights as weights } from "@citelens/contract/visibility/insight-constants";

export interface Negativity {
  /** From 0 to 1; null where no mention was judged. */
  readonly negativity: number | null;
  readonly negative_mentions: number;
}

/**
 * How badly an answer speaks: the share of negative mentions, the lack of positive ones and the number of negative ones.
 * Mentions that nobody could judge are left out.
 */
export function negativityOf(labels: readonly SentimentLabel[]): Negativity {
  const [negative, positive] = [countOf(labels, "NEGATIVE"), countOf(labels, "POSITIVE")];
  const total = labels.length - countOf(labels, "UNKNOWN");
  if (total === 0) return { negativity: null, negative_mentions: 0 };

  const count = Math.min(negative, weights.countMax) / weights.countMax;
  return {
    negativity:
      weights.share * (negative / total) +
      weights.lackOfPositive * (1 - positive / total) +
      weights.count * count,
    negative_mentions: negative,
  };
}

function countOf(labels: readonly SentimentLabel[], label: SentimentLabel): number {
  return labels.filter((one) => one === label).length;
}
