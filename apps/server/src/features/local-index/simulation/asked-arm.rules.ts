import { type AnswerReader, type Candidate, candidateOf } from "../answer/entities.rules.ts";
import { type AskedQuestion, type Quotes, quotesOf } from "../answer/local-answer.rules.ts";
import { coveredSentences, type SentenceFinder } from "../answer/scored-sentences.rules.ts";
import {
  foundMax,
  pagesMax,
  type Query,
  queryOf,
  rankedPages,
  retrievedOf,
  type ScoredPage,
  scoredPage,
} from "../rank/retrieve.rules.ts";
import type { Hit, PageIndex } from "../rank/search-index.rules.ts";
import type { Passage } from "../store/passages.rules.ts";
import type { Draw } from "./draws.rules.ts";

/** Pages that an index finds and quotes for one question. */
export interface AskedOnce {
  /** All pages that were found, the best first. */
  readonly ranked: readonly ScoredPage[];
  readonly quotes: Quotes["quotes"];
}

export interface AskedOften {
  readonly whole: AskedOnce;
  /** Without the pages that each draw leaves out; what was found is found as in the whole index, with its weights. */
  readonly drawn: readonly AskedOnce[];
}

/** So many passages are looked for at once, and so many times more where draws leave too few of them. */
const listMax = 400;
const listGrowth = 4;

/** Asks an index as localAnswer() does, and again from the same scored passages without what each draw leaves out. */
export function askOften(index: PageIndex, asked: AskedQuestion, draws: readonly Draw[]): AskedOften {
  const query = queryOf(index, asked);
  const hits = longList(index, query, draws);
  const answer = answering(index, query, asked);
  return { whole: answer(hits.slice(0, foundMax)), drawn: draws.map((draw) => answer(left(hits, draw))) };
}

/** The best passages, enough of them for every draw. */
function longList(index: PageIndex, { searched }: Query, draws: readonly Draw[]): readonly Hit[] {
  for (let max = listMax; ; max *= listGrowth) {
    const hits = index.search(searched, max);
    if (hits.length < max || draws.every((draw) => left(hits, draw).length === foundMax)) return hits;
  }
}

/** Hits that would have been found without some pages. */
function left(hits: readonly Hit[], draw: Draw): Hit[] {
  const found: Hit[] = [];
  for (const hit of hits) {
    if (found.length === foundMax) break;
    if (!draw.has(hit.page.url)) found.push(hit);
  }
  return found;
}

/** Most draws have the same best pages: what they answer is made once. */
function answering(
  index: PageIndex,
  query: Query,
  asked: AskedQuestion,
): (hits: readonly Hit[]) => AskedOnce {
  const pages = new Map<string, ScoredPage>();
  // The passages of a page that are among what was found are its best ones, so their number tells which.
  const scored = (hits: readonly Hit[]): ScoredPage => {
    const key = `${hits.length} ${hits[0]?.page.url}`;
    const page = pages.get(key) ?? scoredPage(hits, query);
    pages.set(key, page);
    return page;
  };
  const reading = keptReading();
  const answers = new Map<string, Quotes["quotes"]>();
  return (hits) => {
    const ranked = rankedPages(hits, query, scored);
    const key = ranked
      .slice(0, pagesMax)
      .map(({ all }) => `${all.length} ${all[0]?.page.url}`)
      .join("\n");
    const quotes = answers.get(key) ?? quotesOf(retrievedOf(index, query, ranked), asked, reading).quotes;
    answers.set(key, quotes);
    return { ranked, quotes };
  };
}

/** Passages are read once for all draws. */
function keptReading(): AnswerReader {
  const sentences = new Map<Passage, ReturnType<SentenceFinder>>();
  const candidates = new Map<string, Candidate>();
  return {
    covered: (found, query) => {
      const known = sentences.get(found.passage) ?? coveredSentences(found, query);
      sentences.set(found.passage, known);
      return known;
    },
    candidateOf: (brand) => {
      const key = [brand.name, ...brand.aliases, ...brand.domains].join("\n");
      const known = candidates.get(key) ?? candidateOf(brand);
      candidates.set(key, known);
      return known;
    },
  };
}
