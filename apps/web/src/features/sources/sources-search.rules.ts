import {
  type SourceOrder,
  type SourcePageOrder,
  sourceOrders,
  sourcePageOrders,
} from "@citelens/contract/sources";
import {
  type ListSearch,
  type ListView,
  listSearchOf,
  listViewOf,
  parseListSearch,
} from "./source-list-search.rules.ts";

/** What the addresses of the two pages hold besides the filters of all insights. `domain` is the site of the panel. */
export type SourcesList = ListSearch<SourceOrder>;
/** `domain` is the site whose pages are listed. */
export type ExplorerList = ListSearch<SourcePageOrder>;

export type SourcesView = ListView<SourceOrder>;
export type ExplorerView = ListView<SourcePageOrder>;

type Raw = Readonly<Record<string, unknown>>;

export const sourcesList = {
  parse: (raw: Raw): SourcesList => parseListSearch(raw, sourceOrders),
  viewOf: (search: SourcesList): SourcesView => listViewOf(search, sourceOrders),
  searchOf: (view: SourcesView): SourcesList => listSearchOf(view, sourceOrders),
} as const;

export const explorerList = {
  parse: (raw: Raw): ExplorerList => parseListSearch(raw, sourcePageOrders),
  viewOf: (search: ExplorerList): ExplorerView => listViewOf(search, sourcePageOrders),
  searchOf: (view: ExplorerView): ExplorerList => listSearchOf(view, sourcePageOrders),
} as const;
