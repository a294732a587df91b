import type { ClaimPlace } from "@citelens/contract/content/optimization-words";

/** Facts known of the brand, as far as claims can be held against it. */
export interface BrandFacts {
  /** Names of the brand itself, with its aliases. */
  readonly names: readonly string[];
  readonly products: readonly string[];
  /** All that the Brand Context says, in sentences. */
  readonly sentences: readonly string[];
}

/** A page that was fetched. */
export interface SourceText {
  readonly id: string;
  readonly url: string;
  /** By which it may be named: "According to the Sleep Institute". */
  readonly title: string;
  /** As ISO 639, with or without a country. */
  readonly language: string;
  readonly sentences: readonly string[];
}

export interface Evidence {
  /** The sentences of the page that is rewritten, headings and rows of tables among them; none for a new page. */
  readonly oldText: readonly string[];
  readonly brand: BrandFacts;
  readonly sources: readonly SourceText[];
}

/** Where a value of a claim was found. */
export interface Support {
  readonly from: ClaimPlace;
  /** Id of a source. */
  readonly sourceId: string | null;
  readonly sentence: string;
}
