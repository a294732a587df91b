import type { SentimentBasis, SentimentLabel } from "@citelens/contract/visibility/answers";
import type { Occurrence } from "./mentions.ts";
import { type Statement, statementsOf } from "./tone/statements.ts";
import { addTones, type Tone } from "./tone/tone-of.ts";

export interface Sentiment {
  readonly label: SentimentLabel;
  /** From 0, wholly negative, over 0.5 to 1; null where nothing could be judged. */
  readonly score: number | null;
  /** ESTIMATED by counting words; JUDGED by a model that quotes its evidence; NONE where nothing judges. */
  readonly basis: SentimentBasis;
  /** Text that says it worst, as it stands in the answer, when it is negative; so long at most. */
  readonly evidence: string | null;
}

export const evidenceMax = 300;

/** Statements of an answer's sentences about each brand that it names. */
export interface AnswerReading {
  readonly statements: ReadonlyMap<string, readonly Statement[]>;
}

/**
 * Reads an answer once for all brands. The list of words is English: of an answer to a question in another language it
 * knows nothing, and a list that is wrong half of the time would be worse than no answer.
 */
export function readingOf(
  source: string,
  {
    occurrences,
    language = "en",
  }: { readonly occurrences: readonly Occurrence[]; readonly language?: string | undefined },
): AnswerReading {
  const statements = isEnglish(language) ? statementsOf(source, occurrences) : [];
  return { statements: Map.groupBy(statements, ({ brandId }) => brandId) };
}

/** Whether a language tag, "en" or "en-GB", is of English. */
function isEnglish(language: string): boolean {
  return /^en(?:-|$)/i.test(language);
}

/**
 * How an English answer speaks of the brand of these occurrences, estimated from the words of what is said of it. Where
 * no word judges, it is UNKNOWN, never neutral: NEUTRAL is said where good and bad weigh the same.
 */
export function estimateSentiment(
  source: string,
  occurrences: readonly Occurrence[],
  { statements }: AnswerReading = readingOf(source, { occurrences }),
): Sentiment {
  const ours = statements.get(occurrences[0]?.brandId ?? "") ?? [];
  const { good, bad } = addTones(ours.map(({ tone }) => tone));
  if (good + bad === 0) return unknown;

  const sum = good - bad;
  const label = labelOf({ good, bad });
  const worst = ours.toSorted((a, b) => badness(b.tone) - badness(a.tone))[0];
  return {
    label,
    score: Math.round((0.5 + sum / (2 * (Math.abs(sum) + dampingValue))) * 1000) / 1000,
    basis: "ESTIMATED",
    evidence: worst && badness(worst.tone) >= labelledFrom ? quoted(source, worst) : null,
  };
}

const unknown: Sentiment = { label: "UNKNOWN", score: null, basis: "NONE", evidence: null };

/** One judging word labels a text; from about four the score hardly moves any more. */
const labelledFrom = 1;
const dampingValue = 2;
/** Where good and bad differ by less than this share of both, they weigh the same. */
const balancedBelow = 0.25;

function labelOf({ good, bad }: Tone): SentimentLabel {
  const sum = good - bad;
  if (Math.abs(sum) < labelledFrom || Math.abs(sum) < balancedBelow * (good + bad)) return "NEUTRAL";
  return sum > 0 ? "POSITIVE" : "NEGATIVE";
}

function badness({ good, bad }: Tone): number {
  return bad - good;
}

function quoted(source: string, { start, end }: Statement): string {
  return (
    source
      .slice(start, Math.min(end, start + 2 * evidenceMax))
      // A number of a source that stands behind the sentence before.
      .replace(/^(?:\s*\[\d{1,3}\])+/, "")
      .replace(/^[\s,()–—|:*>#-]*(?:\d{1,3}[.)]\s)?[\s,()–—|:*>-]*|[\s,(–—|:*-]+$/g, "")
      .slice(0, evidenceMax)
      .replace(/[\ud800-\udbff]$/, "")
  );
}
