import type { PageLink } from "../store/page-names.rules.ts";
import type { Passage } from "../store/passages.rules.ts";

export interface SearchIndex {
  readonly passageCount: number;
  /** How much a stem tells: the rarer, the more; most of all what no passage has. */
  weightOf(stem: string): number;
  /** All passages of a page in their order, as if they had been found with this score. */
  passagesOf(page: IndexedPage, score: number): FoundPassage[];
  /** Hits of a query whose stems count by so much: the best first; of equals the one whose page's address comes first. */
  search(query: ReadonlyMap<string, number>, foundMax: number): Hit[];
}

/** An index of which pages can be looked at one by one, and one of which can be another. */
export interface PageIndex extends SearchIndex {
  /** In the order of their addresses. */
  readonly pages: readonly IndexedPage[];
  /** Findings of a query on every page, for whoever looks at all of them. */
  scan(query: ReadonlyMap<string, number>): PageScan;
  /**
   * The index as it would be with this page, in the place of what is at `replaces` if that is known here, and of what is at its own
   * address; it is called what that one is called by others.
   */
  withPage(page: IndexedPage, replaces?: string): PageIndex;
}

export interface PageScan {
  /** Best passages of the page at this place among all pages, by their places on the page. Empty if it has nothing of the query. */
  bestOf(page: number, passagesMax: number): readonly number[];
  /** Whether any of these passages of the page has a stem of the query. */
  isIn(page: number, passages: readonly number[], stem: string): boolean;
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
export interface FoundPassage {
  readonly page: IndexedPage;
  readonly passage: Passage;
  /** Number among the page's passages, from 0. */
  readonly at: number;
  readonly score: number;
}

export interface Hit extends FoundPassage {
  /** Stems of the query that it has, be it by what its page is called. */
  readonly stems: ReadonlySet<string>;
}
