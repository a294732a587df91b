import { stems } from "@citelens/words";
import type { Question } from "../language/question-kind.rules.ts";
import { coverageOf, queryOf, rankPassages } from "../rank/retrieve.rules.ts";
import type { PageIndex } from "../rank/search-index.rules.ts";

export interface Coverage {
  /**
   * The page, among those that are accepted, whose best three passages together hold most of a query; of equals the one whose
   * address comes first. None where no such page has anything of it. An acceptance is asked once for each page, so that it should be
   * the same function for all queries.
   */
  bestPage(query: Question, isOwn: IsOwn): PageFit | undefined;
  /** The accepted pages, in the order of their addresses. */
  pagesAmong(isOwn: IsOwn): { readonly url: string; readonly language: string }[];
  /** The accepted pages in the query's language that hold so much of it or more, by the same rule; the best first, of equals by address. */
  pagesFrom(query: Question, isOwn: IsOwn, fitMin: number): PageFit[];
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
  /** Heading of its best passage, and its text: whole sentences, each on a line of its own. */
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
    bestPage: (question, isOwn) => {
      let best: FittingPage | undefined;
      for (const one of fitting(index, question, placesOf(isOwn))) if (one.fit > (best?.fit ?? 0)) best = one;
      return best && shown(index, best);
    },
    pagesAmong: (isOwn) =>
      placesOf(isOwn).flatMap((place) => {
        const page = index.pages[place];
        return page ? [{ url: page.url, language: page.language }] : [];
      }),
    pagesFrom: (question, isOwn, fitMin) => {
      const inLanguage = placesOf(isOwn).filter(
        (place) => index.pages[place]?.language === question.language,
      );
      return [...fitting(index, question, inLanguage)]
        .filter(({ fit }) => fit >= fitMin)
        .toSorted((one, other) => other.fit - one.fit)
        .flatMap((one) => shown(index, one) ?? []);
    },
    of: ({ text, language }, passage) => {
      const { query, synonyms } = queryOf(index, { text, language });
      return coverageOf(new Set(stems(passage, language)), query, synonyms);
    },
  };
}

/** The pages at these places that have anything of the question, in the order of the places. */
function* fitting(index: PageIndex, question: Question, places: readonly number[]): Generator<FittingPage> {
  const { query, synonyms, searched } = queryOf(index, question);
  const { bestOf, isIn } = index.scan(searched);
  for (const place of places) {
    const passages = bestOf(place, rankPassages);
    if (passages.length === 0) continue;
    yield {
      place,
      passages,
      fit: coverageOf({ has: (stem) => isIn(place, passages, stem) }, query, synonyms),
    };
  }
}

interface FittingPage {
  readonly place: number;
  readonly passages: readonly number[];
  readonly fit: number;
}

function shown({ pages }: PageIndex, { place, passages: [best = 0], fit }: FittingPage): PageFit | undefined {
  const page = pages[place];
  const passage = page?.passages[best];
  return (
    page &&
    passage && { url: page.url, title: page.title, fit, heading: passage.heading, passage: passage.text }
  );
}
