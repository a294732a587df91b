import type { SentimentLabel } from "@citelens/contract/answers";
import type { CountedAnswer } from "./counted-answer.rules.ts";

export interface NegativeAnswer {
  readonly answerId: string;
  /** From 0 to 1. */
  readonly negativity: number;
  readonly negativeMentions: number;
}

/** The twenty answers that speak worst, worst first: those with at least one negative mention. */
export function negativeAnswers(answers: readonly CountedAnswer[]): NegativeAnswer[] {
  return answers
    .map(({ answerId, mentions }) => {
      const labels = mentions.map(({ label }) => label);
      return { answerId, negativity: negativity(labels) ?? 0, negativeMentions: countOf(labels, "NEGATIVE") };
    })
    .filter(({ negativeMentions }) => negativeMentions >= 1)
    .sort((a, b) => b.negativity - a.negativity || b.negativeMentions - a.negativeMentions)
    .slice(0, listedMax);
}

/**
 * How badly an answer speaks, from 0 to 1: the share of negative mentions, the lack of positive ones and the
 * number of negative ones. Mentions that nobody could judge are left out; null when none was judged.
 */
export function negativity(labels: readonly SentimentLabel[]): number | null {
  const total = labels.length - countOf(labels, "UNKNOWN");
  if (total === 0) return null;

  const [negative, positive] = [countOf(labels, "NEGATIVE"), countOf(labels, "POSITIVE")];
  const count = Math.min(negative, negativeMax) / negativeMax;
  return weights.share * (negative / total) + weights.lack * (1 - positive / total) + weights.count * count;
}

function countOf(labels: readonly SentimentLabel[], label: SentimentLabel): number {
  return labels.filter((one) => one === label).length;
}

const weights = { share: 0.6, lack: 0.3, count: 0.1 };
const negativeMax = 5;
const listedMax = 20;
