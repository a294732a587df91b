import type { PageLink } from "./page-names.rules.ts";
import type { Passage } from "./passages.rules.ts";

export interface SearchIndex {
  readonly passageCount: number;
  /** How much a stem tells: the rarer, the more; most of all what no passage has. */
  weightOf(stem: string): number;
  /** All passages of a page in their order, as if they had been found with this score. */
  passagesOf(page: IndexedPage, score: number): Found[];
  /** Of a query whose stems count by so much: the best first; of equals the one whose page's address comes first. */
  search(query: ReadonlyMap<string, number>, foundMax: number): Hit[];
}

export interface IndexedPage {
  readonly url: string;
  readonly title: string;
  readonly language: string;
  readonly passages: readonly Passage[];
  /** To other pages, which may be known by these words. */
  readonly links?: readonly PageLink[];
}

/** A passage that was found, and how well it fits. */
export interface Found {
  readonly page: IndexedPage;
  readonly passage: Passage;
  /** Of the page's passages, from 0. */
  readonly at: number;
  readonly score: number;
}

export interface Hit extends Found {
  /** Which stems of the query it has, be it by what its page is called. */
  readonly stems: ReadonlySet<string>;
}
