import { type SentimentLabel, sentimentLabels } from "@citelens/contract/visibility/answers";
import type { BrandSentiment, SentimentAnalysis } from "@citelens/contract/visibility/insights";
import { rateOf } from "@citelens/statistics";
import { type BrandTally, mentionsOfAll } from "./brand-tally.rules.ts";

/** Ties go to the first of them. */
const labelsByRank: readonly SentimentLabel[] = ["POSITIVE", "NEGATIVE", "NEUTRAL", "UNKNOWN"];

/** How answers speak of each brand by its name: the client first, then those that are named, from the most named. */
export function sentimentOf(tallies: readonly BrandTally[]): {
  readonly total: number;
  readonly brands: Record<string, BrandSentiment>;
} {
  const shown = tallies
    .filter(({ entity, mentions }) => entity.isClient || mentions > 0)
    .sort((a, b) => Number(b.entity.isClient) - Number(a.entity.isClient) || b.mentions - a.mentions);
  return {
    total: mentionsOfAll(shown),
    brands: Object.fromEntries(shown.map((tally) => [tally.entity.name, brandSentiment(tally)])),
  };
}

/** Basis of an analysis: judged once all its labels are, mixed where a part of them is. */
export function basisOf(tallies: readonly BrandTally[]): SentimentAnalysis["summary"]["basis"] {
  const isEstimated = tallies.some(({ labels: { POSITIVE, NEGATIVE, NEUTRAL }, judged }) => {
    return POSITIVE + NEGATIVE + NEUTRAL > judged;
  });
  const isJudged = tallies.some(({ judged }) => judged > 0);
  if (isEstimated) return isJudged ? "MIXED" : "ESTIMATED";
  return isJudged ? "JUDGED" : "NONE";
}

function brandSentiment({ entity, mentions, labels }: BrandTally): BrandSentiment {
  const percentages = Object.fromEntries(
    sentimentLabels.map((label) => [label, rateOf(labels[label], mentions) ?? 0]),
  ) as Record<SentimentLabel, number>; // all labels
  const [commonest = "UNKNOWN"] = labelsByRank.toSorted((a, b) => labels[b] - labels[a]);
  return {
    total_mentions: mentions,
    sentiment_counts: { ...labels },
    sentiment_percentages: percentages,
    overall: mentions === 0 ? null : commonest,
    is_brand: entity.isClient,
  };
}
