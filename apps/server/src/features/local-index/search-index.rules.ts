import type { Passage } from "./passages.rules.ts";

export interface SearchIndex {
  readonly passageCount: number;
  /** How much a stem tells: the rarer, the more; most of all what no passage has. */
  weightOf(stem: string): number;
  /** All passages of a page in their order, as if they had been found with this score. */
  passagesOf(page: IndexedPage, score: number): Found[];
  /** The best first; of equals the one whose page's address comes first. */
  search(query: readonly string[], foundMax: number): Found[];
}

export interface IndexedPage {
  readonly url: string;
  readonly title: string;
  readonly language: string;
  readonly passages: readonly Passage[];
}

/** A passage that was found, and how well it fits. */
export interface Found {
  readonly page: IndexedPage;
  readonly passage: Passage;
  /** Of the page's passages, from 0. */
  readonly at: number;
  readonly score: number;
}
