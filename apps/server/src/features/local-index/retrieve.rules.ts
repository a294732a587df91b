import type { Found, SearchIndex } from "./search-index.rules.ts";
import { stems } from "./stems.rules.ts";

export interface Question {
  readonly text: string;
  readonly language: string;
}

export interface Retrieved {
  /** What was looked for, each stem with its weight. */
  readonly query: ReadonlyMap<string, number>;
  /** At most two of a page, of at most five pages, the best first. */
  readonly passages: readonly Found[];
  /** All that was found on these pages: a ranking has a passage for each of its items. */
  readonly wide: readonly Found[];
  /** How much of the query the best page holds, by weight: from 0 to 1. */
  readonly coverage: number;
}

const foundMax = 40;
const ofPageMax = 2;
const pagesMax = 5;
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

  const best = [...ofPages.values()].map((ofPage) => ofPage.slice(0, ofPageMax));
  const coverages = best.map((ofPage) => coverageOf(new Set(ofPage.flatMap((one) => [...one.stems])), query));
  return {
    query,
    passages: bestFirst(best.flat()),
    wide: bestFirst([...ofPages.values()].flat()),
    coverage: Math.max(0, ...coverages),
  };
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
  const telling = all.filter((stem) => !listStems.has(stem));
  return telling.length > 0 ? telling : all;
}

/** Of all languages at once: they are rare enough as words of anything else. */
const listStems = new Set(
  [
    ["en", "best top alternative alternatives vs versus compare compared comparison recommend"],
    ["de", "beste besten bester bestes top alternative alternativen vergleich empfehlenswert"],
    ["fr", "meilleur meilleure meilleurs meilleures top alternative alternatives comparatif"],
    ["es", "mejor mejores top alternativa alternativas comparativa"],
    ["it", "migliore migliori top alternativa alternative confronto"],
    ["nl", "beste top alternatief alternatieven vergelijking"],
    ["pt", "melhor melhores top alternativa alternativas comparativo"],
  ].flatMap(([language = "", words = ""]) => stems(words, language)),
);

/** Whether a question wants several things named and not one thing told. */
export function wantsList({ text, language }: Question): boolean {
  return stems(text, language).some((stem) => listStems.has(stem));
}
