import type { SentimentLabel } from "@citelens/contract/answers";
import { type CountedAnswer, type CountedBrand, mentionOf, percentageOf } from "./counted-answer.rules.ts";

export interface BrandSentiment {
  readonly brandId: string;
  readonly totalMentions: number;
  readonly counts: Readonly<Record<SentimentLabel, number>>;
  /** Null when the brand is never named. */
  readonly percentages: Readonly<Record<SentimentLabel, number>> | null;
  /** The commonest label; of equally common ones positive, negative, neutral, unknown, in this order. */
  readonly overall: SentimentLabel | null;
}

/** How the answers speak of each brand, in the order of the brands. */
export function sentimentSummary(
  answers: readonly CountedAnswer[],
  brands: readonly CountedBrand[],
): BrandSentiment[] {
  return brands.map(({ id }) => {
    const found = answers.flatMap((answer) => mentionOf(answer, id)?.label ?? []);
    const count = (label: SentimentLabel): number => found.filter((one) => one === label).length;
    const counts = byLabel(count);
    const total = found.length;
    const percentages = total === 0 ? null : byLabel((label) => percentageOf(counts[label], total) ?? 0);
    const [commonest] = labels.toSorted((a, b) => counts[b] - counts[a]);
    return {
      brandId: id,
      totalMentions: total,
      counts,
      percentages,
      overall: total === 0 ? null : (commonest ?? null),
    };
  });
}

function byLabel(value: (label: SentimentLabel) => number): Record<SentimentLabel, number> {
  return {
    POSITIVE: value("POSITIVE"),
    NEGATIVE: value("NEGATIVE"),
    NEUTRAL: value("NEUTRAL"),
    UNKNOWN: value("UNKNOWN"),
  };
}

const labels: readonly SentimentLabel[] = ["POSITIVE", "NEGATIVE", "NEUTRAL", "UNKNOWN"];
