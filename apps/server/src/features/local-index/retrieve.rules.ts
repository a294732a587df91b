import { listStems, otherStems, type Question } from "./language/question-kind.rules.ts";
import { stems } from "./language/stems.rules.ts";
import type { Found, SearchIndex } from "./search-index.rules.ts";

export interface Retrieved {
  /** What was looked for, each stem with its weight. */
  readonly query: ReadonlyMap<string, number>;
  /** At most two of a page, of at most five pages, the best first. */
  readonly passages: readonly Found[];
  /**
   * Everything on those of these pages that hold enough of the query: a ranking has a passage for each of its items,
   * whatever words that has.
   */
  readonly wide: readonly Found[];
  /** How much of the query the best page holds, by weight: from 0 to 1. */
  readonly coverage: number;
}

const foundMax = 40;
const ofPageMax = 2;
const pagesMax = 5;
/** Of the score of what was found on the same page. */
const besidePart = 0.25;
/** Below it a page is about something else that shares a few words. */
export const coverageMin = 0.45;

/** What the index has on a question. */
export function retrieve(index: SearchIndex, { text, language }: Question): Retrieved {
  const query = new Map(asked(text, language).map((stem) => [stem, index.weightOf(stem)]));
  const ofPages = new Map<string, Found[]>();
  for (const found of index.search([...query.keys()], foundMax)) {
    const ofPage = ofPages.get(found.page.url) ?? [];
    if (ofPage.length > 0 || ofPages.size < pagesMax) ofPages.set(found.page.url, [...ofPage, found]);
  }

  const pages = [...ofPages.values()].map((all) => {
    const best = all.slice(0, ofPageMax);
    return { all, best, coverage: coverageOf(new Set(best.flatMap(stemsOf)), query) };
  });
  const telling = pages.filter(({ coverage }) => coverage >= coverageMin);
  return {
    query,
    passages: bestFirst(pages.flatMap(({ best }) => best)),
    wide: bestFirst(telling.flatMap(({ all }) => wholePage(index, all))),
    coverage: Math.max(0, ...pages.map(({ coverage }) => coverage)),
  };
}

/** What a passage can be found by. */
function stemsOf({ page, passage }: Found): string[] {
  return [page.title, passage.heading, passage.text].flatMap((field) => stems(field, page.language));
}

/** What was found of a page, and what stands beside it. */
function wholePage(index: SearchIndex, found: readonly Found[]): Found[] {
  const [best] = found;
  if (!best) return [];
  const beside = index.passagesOf(best.page, besidePart * best.score);
  return [...found, ...beside.filter(({ at }) => !found.some((one) => one.at === at))];
}

function bestFirst(passages: readonly Found[]): Found[] {
  return passages.toSorted((one, other) => other.score - one.score);
}

/** The part of the query, by weight, that is among these stems. */
export function coverageOf(found: ReadonlySet<string>, query: ReadonlyMap<string, number>): number {
  let [covered, whole] = [0, 0];
  for (const [stem, weight] of query) {
    whole += weight;
    if (found.has(stem)) covered += weight;
  }
  return whole === 0 ? 0 : covered / whole;
}

/** Without what only says that a list is wanted; unless nothing else is asked. */
function asked(text: string, language: string): string[] {
  const all = stems(text, language);
  const telling = all.filter((stem) => !listStems.has(stem) && !otherStems.has(stem));
  return telling.length > 0 ? telling : all;
}
