import { oneOf } from "#lib/address/search-values.ts";

/** The cards beside the text, in their order. */
export const railTabs = ["score", "claims", "sources", "simulator", "effect"] as const;
export type RailTab = (typeof railTabs)[number];

/** The search parameters of the results; the first card is omitted. */
export interface ResultsSearch {
  readonly tab?: Exclude<RailTab, "score">;
}

/** Parses the search parameters; what is unknown is dropped. */
export function parseResultsSearch(raw: Readonly<Record<string, unknown>>): ResultsSearch {
  return addressOf(oneOf(raw.tab, railTabs));
}

export function addressOf(tab: RailTab): ResultsSearch {
  return tab === "score" ? {} : { tab };
}
