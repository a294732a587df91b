import type { SentimentLabel } from "@citelens/contract/answers";

/** What the metrics need of an analysed answer. Only answers that came back OK are counted. */
export interface CountedAnswer {
  readonly answerId: string;
  readonly queryId: string;
  readonly operatorModelId: string;
  readonly mentions: readonly CountedMention[];
  /** The cited sources in order, without those that were only retrieved. */
  readonly citations: readonly { readonly domain: string; readonly isOwned: boolean }[];
}

export interface CountedMention {
  readonly brandId: string;
  readonly position: number;
  readonly label: SentimentLabel;
}

export interface CountedBrand {
  readonly id: string;
  readonly name: string;
  readonly isClient: boolean;
}

export function mentionOf(answer: CountedAnswer, brandId: string): CountedMention | undefined {
  return answer.mentions.find((mention) => mention.brandId === brandId);
}

/** The cited domains in the order of their first citation, each once. */
export function domainsOf(answer: CountedAnswer): string[] {
  return [...new Set(answer.citations.map(({ domain }) => domain))];
}

/** Null for a share of nothing: a day without answers is a gap, not a zero. */
export function percentageOf(part: number, whole: number): number | null {
  return whole === 0 ? null : (100 * part) / whole;
}

export function meanOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
