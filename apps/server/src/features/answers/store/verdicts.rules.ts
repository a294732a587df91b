import type { SentimentLabel } from "@citelens/contract/visibility/answers";

/** Verdict of a judge on one brand. */
export interface Verdict {
  readonly brand: string;
  readonly sentiment: SentimentLabel;
  /** From 0, wholly negative, to 1. */
  readonly score: number;
  /** The words of the answer that it rests on. */
  readonly quote: string;
}

export interface JudgedMention {
  readonly sentiment: SentimentLabel;
  readonly score: number | null;
  readonly evidence: string | null;
}

/**
 * The verdicts of a judge on the brands of an answer, in their order. A label counts only with words that stand in the
 * answer exactly so: without them, or without a verdict, it is UNKNOWN.
 */
export function judgedBrands(
  text: string,
  brands: readonly string[],
  verdicts: readonly Verdict[],
): JudgedMention[] {
  const byBrand = new Map(verdicts.map((verdict) => [verdict.brand.trim().toLowerCase(), verdict]));
  return brands.map((brand) => {
    const verdict = byBrand.get(brand.toLowerCase());
    const quote = verdict?.quote.trim() ?? "";
    if (!verdict || quote === "" || !text.includes(quote)) return unknown;
    if (verdict.sentiment === "UNKNOWN") return unknown;
    return {
      sentiment: verdict.sentiment,
      score: Math.min(1, Math.max(0, verdict.score)),
      evidence: verdict.sentiment === "NEGATIVE" ? quote : null,
    };
  });
}

const unknown: JudgedMention = { sentiment: "UNKNOWN", score: null, evidence: null };
