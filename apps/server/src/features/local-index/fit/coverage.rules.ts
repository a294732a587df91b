import { stems } from "@citelens/words";
import type { Question } from "../language/question-kind.rules.ts";
import { coverageOf, queryOf, rankPassages } from "../retrieve.rules.ts";
import type { PageIndex } from "../search-index.rules.ts";

export interface Coverage {
  /**
   * The page, among those that are accepted, whose best three passages together hold most of a query; of equals the one whose
   * address comes first. None where no such page has anything of it. An acceptance is asked once for each page, so that it should be
   * the same function for all queries.
   */
  bestPage(query: Question, isOwn: IsOwn): PageFit | undefined;
  /** How much of a query a text in its language holds, by the weights of the whole index: from 0 to 1. */
  of(query: Question, passage: string): number;
}

type IsOwn = (url: string) => boolean;

/** A page, and how well it fits a query. */
export interface PageFit {
  readonly url: string;
  readonly title: string;
  /** How much of the query the page holds, by weight: from 0 to 1. */
  readonly fit: number;
  /** What its best passage stands under, and its text: whole sentences, each on a line of its own. */
  readonly heading: string;
  readonly passage: string;
}

export function coverageIn(index: PageIndex): Coverage {
  const ownPlaces = new WeakMap<IsOwn, readonly number[]>();
  const placesOf = (isOwn: IsOwn): readonly number[] => {
    const places =
      ownPlaces.get(isOwn) ?? index.pages.flatMap(({ url }, place) => (isOwn(url) ? [place] : []));
    ownPlaces.set(isOwn, places);
    return places;
  };
  return {
    bestPage: (question, isOwn) => bestPage(index, question, placesOf(isOwn)),
    of: ({ text, language }, passage) => {
      const { query, synonyms } = queryOf(index, { text, language });
      return coverageOf(new Set(stems(passage, language)), query, synonyms);
    },
  };
}

function bestPage(index: PageIndex, question: Question, places: readonly number[]): PageFit | undefined {
  const { query, synonyms, searched } = queryOf(index, question);
  const { bestOf, isIn } = index.scan(searched);
  let best: Fitting | undefined;
  for (const place of places) {
    const passages = bestOf(place, rankPassages);
    if (passages.length === 0) continue;
    const fit = coverageOf({ has: (stem) => isIn(place, passages, stem) }, query, synonyms);
    if (fit > (best?.fit ?? 0)) best = { place, passages, fit };
  }
  return best && shown(index, best);
}

interface Fitting {
  readonly place: number;
  readonly passages: readonly number[];
  readonly fit: number;
}

function shown({ pages }: PageIndex, { place, passages: [best = 0], fit }: Fitting): PageFit | undefined {
  const page = pages[place];
  const passage = page?.passages[best];
  return (
    page &&
    passage && { url: page.url, title: page.title, fit, heading: passage.heading, passage: passage.text }
  );
}
