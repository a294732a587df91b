import {
  type SourceOrder,
  type SourcePageOrder,
  sourceOrders,
  sourcePageOrders,
} from "@citelens/contract/visibility/sources";
import { type InsightAddress, parseInsightAddress } from "#features/insights/filters/public.ts";
import {
  type ListSearch,
  type ListView,
  listSearchOf,
  listViewOf,
  parseListSearch,
} from "./source-list-search.rules.ts";

/** The search parameters of the sites besides its list; `domain` is the site of the open panel. */
export type SourcesSearch = InsightAddress & ListSearch<SourceOrder>;
/** The search parameters of the pages; `domain` filters by site. */
export type ExplorerSearch = InsightAddress & ListSearch<SourcePageOrder>;

export type SourcesView = ListView<SourceOrder>;
export type ExplorerView = ListView<SourcePageOrder>;

type Raw = Readonly<Record<string, unknown>>;

/** Parses the search parameters; invalid and default values are dropped one by one. */
export function parseSourcesSearch(raw: Raw): SourcesSearch {
  return { ...parseInsightAddress(raw), ...parseListSearch(raw, sourceOrders) };
}

export function parseExplorerSearch(raw: Raw): ExplorerSearch {
  return { ...parseInsightAddress(raw), ...parseListSearch(raw, sourcePageOrders) };
}

export const sourcesList = {
  viewOf: (search: SourcesSearch): SourcesView => listViewOf(search, sourceOrders),
  searchOf: (view: SourcesView, latest: SourcesSearch): SourcesSearch => ({
    ...parseInsightAddress({ ...latest }),
    ...listSearchOf(view, sourceOrders),
  }),
} as const;

export const explorerList = {
  viewOf: (search: ExplorerSearch): ExplorerView => listViewOf(search, sourcePageOrders),
  searchOf: (view: ExplorerView, latest: ExplorerSearch): ExplorerSearch => ({
    ...parseInsightAddress({ ...latest }),
    ...listSearchOf(view, sourcePageOrders),
  }),
} as const;

/** From a list of sites to the same list with the panel of one of them open. */
export function withPanel(domain: string): (latest: Raw) => SourcesSearch {
  return (raw) => {
    const latest = parseSourcesSearch(raw);
    return sourcesList.searchOf({ ...sourcesList.viewOf(latest), domain }, latest);
  };
}

/** From a list of pages to the same list with the pages of one site alone. */
export function ofSite(domain: string): (latest: Raw) => ExplorerSearch {
  return (raw) => {
    const latest = parseExplorerSearch(raw);
    return explorerList.searchOf({ ...explorerList.viewOf(latest), page: 1, domain }, latest);
  };
}
