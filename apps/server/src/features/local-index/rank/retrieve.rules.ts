import { stems } from "@citelens/words";
import { plainStems } from "../language/plain-words.rules.ts";
import { listStems, otherStems, type Question } from "../language/question-kind.rules.ts";
import { type Synonyms, synonymsIn } from "../language/synonyms.rules.ts";
import type { FoundPassage, Hit, SearchIndex } from "./search-index.rules.ts";

export interface RetrievalResult {
  /** Stems that were looked for, each stem with its weight. */
  readonly query: ReadonlyMap<string, number>;
  /** Synonyms that may stand for a stem of the query. */
  readonly synonyms: Synonyms;
  /** At most two of a page, of at most five pages, the best first. */
  readonly passages: readonly FoundPassage[];
  /** Everything on those pages that hold enough of the query, so that a ranking finds each of its items. */
  readonly wide: readonly FoundPassage[];
  /** How much of the query the best page holds, by weight: from 0 to 1. */
  readonly coverage: number;
}

/** Passages that are looked at for a question. */
export const foundMax = 40;
const ofPageMax = 2;
/** Pages that an answer is made of. */
export const pagesMax = 5;
/** Parts that a page's best, second and third passage add to its score. */
const rankParts = [1, 0.5, 0.25];
/** So many passages of a page tell how much of the query it holds. */
export const rankPassages = rankParts.length;
/** How much more a page counts that holds the whole query in these passages than one that holds a single word of it many times. */
const coverageFactor = 6;
/** A synonym of a stem finds less than the stem itself, and covers it for the most part. */
const synonymBoost = 0.3;
const synonymPart = 0.7;
/** Words in which anything may be asked, such as "work" and "want". */
const plainPart = 0.1;
/** Part of the score of what was found on the same page. */
const besidePart = 0.25;
/** Below it a page is about something else that shares a few words. */
export const coverageMin = 0.45;

/** A question as an index looks for it. */
export interface Query extends Pick<RetrievalResult, "query" | "synonyms"> {
  /** The stems to look for, synonyms among them, and how much each counts when looking. */
  readonly searched: ReadonlyMap<string, number>;
}

export function queryOf(index: Pick<SearchIndex, "weightOf">, { text, language }: Question): Query {
  const query = new Map(
    asked(text, language).map((stem) => [stem, partOf(stem, language) * index.weightOf(stem)]),
  );
  const synonyms = synonymsIn(language);
  return { query, synonyms, searched: searched(query, { synonyms, language }) };
}

/**
 * Passages that the index has on a question. A page's score is what its best passages add up to, raised by how much of the query they hold
 * together; its passages bear that score in proportion to their own.
 */
export function retrieve(index: SearchIndex, question: Question): RetrievalResult {
  const query = queryOf(index, question);
  return retrievedOf(index, query, rankedPages(index.search(query.searched, foundMax), query));
}

/** The pages of what was found, the best first. What was found comes in its order. */
export function rankedPages(hits: readonly Hit[], query: Query, scored = scoredPage): ScoredPage[] {
  return [...Map.groupBy(hits, ({ page }) => page.url).values()]
    .map((ofPage) => scored(ofPage, query))
    .toSorted((one, other) => other.score - one.score);
}

/** Passages taken of ranked pages. */
export function retrievedOf(
  index: Pick<SearchIndex, "passagesOf">,
  { query, synonyms }: Query,
  ranked: readonly ScoredPage[],
): RetrievalResult {
  const pages = ranked.slice(0, pagesMax);
  const telling = pages.filter(({ coverage }) => coverage >= coverageMin);
  return {
    query,
    synonyms,
    passages: bestFirst(pages.flatMap(({ all }) => all.slice(0, ofPageMax))),
    wide: bestFirst(telling.flatMap(({ all }) => wholePage(index, all))),
    coverage: Math.max(0, ...pages.map(({ coverage }) => coverage)),
  };
}

/** A page by what was found on it, the best first. */
export interface ScoredPage {
  readonly all: readonly FoundPassage[];
  readonly coverage: number;
  readonly score: number;
}

export function scoredPage(hits: readonly Hit[], { query, synonyms }: Query): ScoredPage {
  const ranked = hits.slice(0, rankPassages);
  const coverage = coverageOf(new Set(ranked.flatMap((hit) => [...hit.stems])), query, synonyms);
  const sum = ranked.reduce((whole, hit, at) => whole + hit.score * (rankParts[at] ?? 0), 0);
  const score = sum * (1 + coverageFactor * coverage);
  const best = hits[0]?.score ?? 1;
  const all = hits.map(({ stems: _, ...found }) => ({ ...found, score: (score * found.score) / best }));
  return { all, coverage, score };
}

/** The stems to look for, and how much each counts: those of the question, and what may stand for them. */
function searched(
  query: ReadonlyMap<string, number>,
  { synonyms, language }: { readonly synonyms: Synonyms; readonly language: string },
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const stem of query.keys()) counts.set(stem, partOf(stem, language));
  for (const stem of query.keys()) {
    for (const synonym of synonyms.get(stem) ?? []) {
      if (query.has(synonym)) continue;
      const count = synonymBoost * partOf(stem, language);
      counts.set(synonym, Math.max(counts.get(synonym) ?? 0, count));
    }
  }
  return counts;
}

function partOf(stem: string, language: string): number {
  return plainStems(language).has(stem) ? plainPart : 1;
}

/** Passages found of a page, and what stands beside it. */
function wholePage(index: Pick<SearchIndex, "passagesOf">, found: readonly FoundPassage[]): FoundPassage[] {
  const [best] = found;
  if (!best) return [];
  const beside = index.passagesOf(best.page, besidePart * best.score);
  return [...found, ...beside.filter(({ at }) => !found.some((one) => one.at === at))];
}

function bestFirst(passages: readonly FoundPassage[]): FoundPassage[] {
  return passages.toSorted((one, other) => other.score - one.score);
}

type Stems = Pick<ReadonlySet<string>, "has">;

/** The part of the query, by weight, that is among these stems; a synonym counts for the most part. */
export function coverageOf(
  found: Stems,
  query: ReadonlyMap<string, number>,
  synonyms: Synonyms = new Map(),
): number {
  let [covered, whole] = [0, 0];
  for (const [stem, weight] of query) {
    whole += weight;
    if (found.has(stem)) covered += weight;
    else if (hasAny(found, synonyms.get(stem))) covered += synonymPart * weight;
  }
  return whole === 0 ? 0 : covered / whole;
}

function hasAny(found: Stems, wanted: ReadonlySet<string> = new Set()): boolean {
  for (const one of wanted) if (found.has(one)) return true;
  return false;
}

/** Without what only says that a list is wanted; unless nothing else is asked. */
function asked(text: string, language: string): readonly string[] {
  const all = stems(text, language);
  const telling = all.filter((stem) => !listStems.has(stem) && !otherStems.has(stem));
  return telling.length > 0 ? telling : all;
}
