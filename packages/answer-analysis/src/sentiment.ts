import type { SentimentLabel } from "@citelens/contract/visibility/answers";
import { firstIndex } from "./halving.ts";
import type { Occurrence } from "./mentions.ts";
import { isNegation, wordValue } from "./sentiment-words.ts";

export interface Sentiment {
  readonly label: SentimentLabel;
  /** From 0, wholly negative, over 0.5 to 1; null where nothing could be judged. */
  readonly score: number | null;
  /** ESTIMATED by counting words; JUDGED by a model that quotes its evidence. */
  readonly basis: "ESTIMATED" | "JUDGED" | "NONE";
  /** The clause that says it worst, as it stands in the answer, when it is negative. */
  readonly evidence: string | null;
}

/** What of an answer is the same for all brands. */
interface Reading {
  readonly isEnglish: boolean;
  /** In reading order. */
  readonly stops: readonly Span[];
}

export function readingOf(source: string): Reading {
  const isEnglish = isEnglishText(source);
  return { isEnglish, stops: isEnglish ? stopsOf(source) : [] };
}

/**
 * How an English answer speaks of one brand, estimated from the words of the clauses that name it. Answers in
 * other languages are UNKNOWN: a word list that is wrong half of the time would be worse than no answer.
 */
export function estimateSentiment(
  source: string,
  occurrences: readonly Occurrence[],
  { isEnglish, stops }: Reading = readingOf(source),
): Sentiment {
  if (occurrences.length === 0 || !isEnglish) return unknown;

  const clauses = new Map(
    occurrences.map((one) => clauseAround(source, one, stops)).map((clause) => [clause.start, clause]),
  );
  const judged = [...clauses.values()].map(({ text, name }) => ({ text, value: judgementOf(text, name) }));
  const sum = judged.reduce((total, { value }) => total + value, 0);
  const [worst] = judged.toSorted((a, b) => a.value - b.value);
  return {
    label: labelOf(sum),
    score: Math.round((0.5 + sum / (2 * (Math.abs(sum) + dampingValue))) * 1000) / 1000,
    basis: "ESTIMATED",
    evidence: worst && worst.value <= -labelledFrom ? worst.text.trim() : null,
  };
}

const unknown: Sentiment = { label: "UNKNOWN", score: null, basis: "NONE", evidence: null };

/** One mildly judging word labels a clause; from about four the score hardly moves any more. */
const labelledFrom = 1;
const dampingValue = 2;

function labelOf(sum: number): SentimentLabel {
  if (sum >= labelledFrom) return "POSITIVE";
  return sum <= -labelledFrom ? "NEGATIVE" : "NEUTRAL";
}

/** A negation turns the judging word that follows within three words round. The name itself judges nothing. */
function judgementOf(clause: string, name: string): number {
  const words =
    clause
      .replaceAll(name, " ")
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[a-z][a-z'-]*/g) ?? [];
  return words.reduce((sum, word, at) => {
    const value = wordValue(word) ?? 0;
    if (value === 0) return sum;
    const isTurned = words.slice(Math.max(0, at - 3), at).some(isNegation);
    return sum + (isTurned ? -Math.sign(value) : value);
  }, 0);
}

/** From the last stop or contrast before the name to the next behind it. A table row or list item is one line. */
function clauseAround(source: string, { start, end }: Occurrence, stops: readonly Span[]): Clause {
  const clauseStart = stops[firstIndex(stops, (stop) => stop.end > start) - 1]?.end ?? 0;
  const clauseEnd = stops[firstIndex(stops, (stop) => stop.start >= end)]?.start ?? source.length;
  return { text: source.slice(clauseStart, clauseEnd), start: clauseStart, name: source.slice(start, end) };
}

function stopsOf(source: string): Span[] {
  return [...source.matchAll(stopPattern)].flatMap(({ index, 0: { length }, groups }) => {
    const { lines = "", blanks = "", turn } = groups ?? {};
    const turnAt = index + lines.length;
    const isTurn = blanks !== "" && (turn !== undefined || blanks.includes("\n"));
    if (lines + blanks === "") return [{ start: index, end: index + length }];
    return [
      ...(lines === "" ? [] : [{ start: index, end: turnAt }]),
      ...(isTurn ? [{ start: turnAt, end: index + length }] : []),
    ];
  });
}

interface Span {
  readonly start: number;
  readonly end: number;
}

interface Clause {
  readonly text: string;
  readonly start: number;
  readonly name: string;
}

/**
 * A word of contrast belongs to the stop unless it begins a line. Blanks are taken as they come, with such a word or
 * without: to look for the word from each blank of a long run would take hours.
 */
const stopPattern =
  /[.!?;](?=\s|$)|(?=\s)(?<lines>\n*)(?<blanks>\s*)(?<turn>(?:but|however|whereas|while|although|though|yet|unlike)\b,?)?/gi;

/** English when at least a twelfth of its words are among the commonest that no neighbouring language shares. */
function isEnglishText(source: string): boolean {
  const words = source.toLowerCase().match(/\p{L}+/gu) ?? [];
  const common = words.filter((word) => commonWords.has(word)).length;
  return words.length > 0 && common / words.length >= 1 / 12;
}

const commonWords = new Set(
  "the and of to is are with for that this it its you your from has have be by or as but not which their than".split(
    " ",
  ),
);
