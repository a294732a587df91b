import { stems, wordCount } from "@citelens/words";
import { coverageOf, type RetrievalResult } from "../rank/retrieve.rules.ts";
import type { FoundPassage } from "../rank/search-index.rules.ts";

export interface ScoredSentence {
  readonly text: string;
  readonly found: FoundPassage;
  readonly score: number;
  /** How much of the query it holds, by weight; what only its title or heading holds counts by half. */
  readonly coverage: number;
  readonly stems: ReadonlySet<string>;
}

const coveragePart = 0.7;
/** A sentence under the right heading need not repeat it. */
const aroundPart = 0.5;
const passagePart = 0.3;
/** Shorter ones are labels, longer ones are lists that lost their points. */
const wordsMin = 4;
const wordsMax = 60;
const charactersMax = 600;
const sentencesMax = 5;
const ofPageMax = 3;
/** Above this two sentences say the same. */
const likenessMax = 0.6;
/** Beside the best one. */
const scorePartMin = 0.6;

/** A sentence, and how much of a query it holds where it stands, whatever else was found. */
export type CoveredSentence = Pick<ScoredSentence, "text" | "coverage" | "stems">;

/** For whoever asks for the same passages again and again: the sentences of one that are worth quoting, for one query. */
export type SentenceFinder = (
  found: FoundPassage,
  asked: Pick<RetrievalResult, "query" | "synonyms">,
) => readonly CoveredSentence[];

export const coveredSentences: SentenceFinder = ({ page, passage }, { query, synonyms }) =>
  passage.text.split("\n").flatMap((text) => {
    const words = wordCount(text);
    if (words < wordsMin || words > wordsMax || text.length > charactersMax) return [];
    const own = new Set(stems(text, page.language));
    const around = new Set([...own, ...stems(`${page.title} ${passage.heading}`, page.language)]);
    const coverage =
      (1 - aroundPart) * coverageOf(own, query, synonyms) + aroundPart * coverageOf(around, query, synonyms);
    return [{ text, coverage, stems: own }];
  });

/** The sentences of the passages, the best first: how much of the query they hold, and how well their passage fits. */
export function scoredSentences(
  { query, synonyms, passages }: Pick<RetrievalResult, "query" | "synonyms" | "passages">,
  covered: SentenceFinder = coveredSentences,
): ScoredSentence[] {
  const bestPassage = Math.max(...passages.map(({ score }) => score));
  const sentences = passages.flatMap((found) =>
    covered(found, { query, synonyms }).map((sentence) => ({
      ...sentence,
      found,
      score: coveragePart * sentence.coverage + passagePart * (found.score / bestPassage),
    })),
  );
  return sentences.toSorted((one, other) => other.score - one.score);
}

/**
 * The best sentences that say different things: at most five, and at most three of a page. The first is the best one of the page that was
 * found first, as a single sentence tells less of what a page is about than all of its passages.
 */
export function diverseSentences(sentences: readonly ScoredSentence[]): ScoredSentence[] {
  const telling = sentences.filter(({ coverage }) => coverage > 0);
  const foundMost = Math.max(...telling.map(({ found }) => found.score));
  const lead = telling.find(({ found }) => found.score === foundMost);
  const first = telling.find(({ found }) => found.page === lead?.found.page);
  const chosen = first ? [first] : [];
  const scoreMin = scorePartMin * (telling[0]?.score ?? 0);
  for (const sentence of telling) {
    if (chosen.length === sentencesMax || sentence.score < scoreMin) break;
    const ofPage = chosen.filter(({ found }) => found.page.url === sentence.found.page.url);
    if (sentence === first || ofPage.length === ofPageMax) continue;
    if (chosen.some((other) => likeness(sentence.stems, other.stems) > likenessMax)) continue;
    chosen.push(sentence);
  }
  return chosen;
}

/** Part that two sets share of what they hold together, from 0 to 1. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((stem) => other.has(stem)).length;
  const together = one.size + other.size - shared;
  return together === 0 ? 1 : shared / together;
}
