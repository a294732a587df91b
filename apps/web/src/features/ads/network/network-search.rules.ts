import { oneOf, pageIn, searchIn } from "#lib/address/search-values.ts";

export const networkTabs = ["publishers", "review"] as const;
export type NetworkTab = (typeof networkTabs)[number];

export const publisherTabs = ["placements", "check", "preview", "matches", "refused"] as const;
export type PublisherTab = (typeof publisherTabs)[number];

/** The search parameters; defaults are omitted. */
export interface NetworkSearch {
  readonly tab?: NetworkTab;
  /** Filters of the publishers. */
  readonly search?: string;
  readonly page?: number;
}

export interface PublisherSearch {
  readonly tab?: PublisherTab;
  /** The id of the placement whose matches are listed. */
  readonly placement?: string;
  readonly page?: number;
}

type Raw = Readonly<Record<string, unknown>>;

/** Parses the search parameters; invalid and default values are dropped one by one. */
export function parseNetworkSearch(raw: Raw): NetworkSearch {
  const tab = oneOf(raw.tab, networkTabs);
  const search = searchIn(raw.search);
  return {
    ...(tab !== networkTabs[0] && { tab }),
    ...(tab === "publishers" && search !== "" && { search }),
    ...pageParam(raw),
  };
}

export function parsePublisherSearch(raw: Raw): PublisherSearch {
  const tab = oneOf(raw.tab, publisherTabs);
  const placement = typeof raw.placement === "string" && idPattern.test(raw.placement) ? raw.placement : "";
  return {
    ...(tab !== publisherTabs[0] && { tab }),
    ...(tab === "matches" && { ...(placement !== "" && { placement }), ...pageParam(raw) }),
  };
}

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function pageParam(raw: Raw): { readonly page?: number } {
  const page = pageIn(raw.page);
  return page === 1 ? {} : { page };
}
