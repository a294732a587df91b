import { type Question, wantsList, wantsOthers } from "../language/question-kind.rules.ts";
import { coverageMin, type RetrievalResult, retrieve } from "../rank/retrieve.rules.ts";
import type { IndexedPage, SearchIndex } from "../rank/search-index.rules.ts";
import { type AnswerReader, type Brand, type Entity, entitiesOf } from "./entities.rules.ts";
import { diverseSentences, type ScoredSentence, scoredSentences } from "./scored-sentences.rules.ts";

export interface LocalAnswer {
  /** Markdown with [1], [2] where a page is cited. */
  readonly text: string;
  /** In the order of their numbers. */
  readonly cited: readonly IndexedPage[];
  /** Every page that was found, the cited ones among them, the best first. */
  readonly retrieved: readonly IndexedPage[];
  /** How the answer came about, for anyone who looks closer. */
  readonly scored: AnswerScores;
}

export interface AnswerScores {
  readonly coverage: number;
  readonly query: Readonly<Record<string, number>>;
  readonly passages: readonly { readonly url: string; readonly heading: string; readonly score: number }[];
  readonly quotes: readonly { readonly url: string; readonly text: string; readonly score: number }[];
}

export interface AskedQuestion extends Question {
  readonly brands: readonly Brand[];
}

/**
 * Answer of the pages of the index to a question, in their own words: entities in an ordered list where several are wanted, else
 * sentences. None where the pages hold too little of it. The same pages and question make the same text.
 */
export function localAnswer(index: SearchIndex, asked: AskedQuestion): LocalAnswer | undefined {
  const retrieved = retrieve(index, asked);
  const { entities, quotes } = quotesOf(retrieved, asked);
  if (quotes.length === 0) return undefined;

  const cited = distinctPages(quotes.map(({ found }) => found.page));
  const mark = ({ found }: ScoredSentence): string => `[${cited.indexOf(found.page) + 1}]`;
  const items = entities.map(
    ({ name, quote }, at) => `${at + 1}. **${plain(name)}**: “${plain(quote.text)}” ${mark(quote)}`,
  );
  const text =
    entities.length > 0
      ? items.join("\n")
      : quotes.map((sentence) => `${plain(sentence.text)} ${mark(sentence)}`).join(" ");
  return {
    text,
    cited,
    retrieved: distinctPages(retrieved.passages.map(({ page }) => page)),
    scored: scoredOf(retrieved, quotes),
  };
}

export interface Quotes {
  /** Entities that are listed; empty where sentences are to tell. */
  readonly entities: readonly Entity[];
  /** Sentences that are quoted, in its order; nothing where the pages hold too little of the question. */
  readonly quotes: readonly ScoredSentence[];
}

/** Quotes that an answer is made of. */
export function quotesOf(retrieved: RetrievalResult, asked: AskedQuestion, reading?: AnswerReader): Quotes {
  if (retrieved.coverage < coverageMin) return { entities: [], quotes: [] };

  const except = wantsOthers(asked) ? asked.text : undefined;
  const named = { brands: asked.brands, except };
  const entities = wantsList(asked) ? entitiesOf(retrieved, named, reading) : [];
  const quotes =
    entities.length > 0
      ? entities.map(({ quote }) => quote)
      : diverseSentences(scoredSentences(retrieved, reading?.covered));
  return { entities, quotes };
}

function scoredOf(
  { coverage, query, passages }: RetrievalResult,
  quotes: readonly ScoredSentence[],
): AnswerScores {
  return {
    coverage,
    query: Object.fromEntries(query),
    passages: passages.map(({ page, passage, score }) => ({
      url: page.url,
      heading: passage.heading,
      score,
    })),
    quotes: quotes.map(({ found, text, score }) => ({ url: found.page.url, text, score })),
  };
}

/** The words of a page as they are, without what Markdown would read as more, or as one of our own citations. */
function plain(text: string): string {
  return text
    .replace(/\s?\[\d+\]/g, "")
    .replace(/[\\`*_[\]<>]/g, String.raw`\$&`)
    .trim();
}

function distinctPages(pages: readonly IndexedPage[]): IndexedPage[] {
  return [...new Set(pages)];
}
