import type { BrandSentiment, SentimentAnalysis } from "@citelens/contract/visibility/insights";
import { locale } from "#lib/locale.ts";

export interface NamedSentiment extends BrandSentiment {
  readonly name: string;
}

/** The brands of an analysis: the client's first, then by number of mentions. */
export function brandsInOrder(brands: SentimentAnalysis["brands"]): readonly NamedSentiment[] {
  return Object.entries(brands)
    .map(([name, sentiment]) => ({ ...sentiment, name }))
    .toSorted(
      (a, b) =>
        Number(b.is_brand) - Number(a.is_brand) ||
        b.total_mentions - a.total_mentions ||
        a.name.localeCompare(b.name, locale),
    );
}

/** On equal percentages the first wins. */
export const sentimentLabels = [
  { label: "POSITIVE", word: "Positive", tone: "pos" },
  { label: "NEGATIVE", word: "Negative", tone: "neg" },
  { label: "NEUTRAL", word: "Neutral", tone: "neutral" },
  { label: "UNKNOWN", word: "Unknown", tone: "faint" },
] as const;
