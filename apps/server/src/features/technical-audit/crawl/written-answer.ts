import type { ReadPage } from "#features/local-index/indexed-page/public.ts";
import type { PageFacts } from "../store/page-facts.rules.ts";
import type { AheadUrl } from "./audit-url.ts";
import type { LookSettings } from "./first-look.ts";
import type { ReadOptions } from "./read-answer.ts";
import { type WrittenPage, writtenPage } from "./written-page.ts";

/** Orders for the reading of an answer. */
export interface AnswerReading extends ReadOptions {
  /** The page that answered; none where it is no page of the audit. */
  readonly page: AheadUrl | null;
  /** The address that led there, where that is another one. */
  readonly moved: AheadUrl | null;
  readonly firstBytesMs: readonly number[];
  readonly looking: LookSettings | null;
}

export interface WrittenAnswer {
  readonly pages: readonly WrittenPage[];
  /** To pages of the same site. */
  readonly links: readonly string[];
  /** Addresses that the page names as its own and of versions. */
  readonly named: readonly string[];
  /** For the local index, where that was wanted. */
  readonly kept: ReadPage | undefined;
}

/** The same as it comes out of a thread: few long texts are copied in less time than many short ones. */
export interface SentAnswer {
  readonly pages: readonly WrittenPage[];
  /** One a line; empty where there are none. */
  readonly links: string;
  readonly named: string;
  /** In JSON; empty where there is none. */
  readonly kept: string;
}

/** A redirect within the site is kept as one, and the page behind it as a page of its own. */
export function writtenPages(
  facts: PageFacts,
  { page, moved, firstBytesMs, looking }: AnswerReading,
): WrittenPage[] {
  const written = (url: AheadUrl | null, own: PageFacts): WrittenPage[] =>
    url === null ? [] : [writtenPage({ ...url, state: "DONE", facts: own, firstBytesMs }, looking)];
  const arrived = moved ? { ...facts, fetch: { ...facts.fetch, hops: [] } } : facts;
  return [...written(moved, { ...facts, html: null }), ...written(page, arrived)];
}
