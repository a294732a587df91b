import {
  type ChainLink,
  type CoverageDays,
  chainLinks,
  coverageDays,
  type Engine,
  type EvidenceLevel,
  engines,
  evidenceLevels,
  type IndexedPageOrder,
  indexedPageOrders,
} from "@citelens/contract/traffic/indexing";
import { oneOf, pageIn, searchIn, valuesIn } from "#lib/address/search-values.ts";

export const staleChoices = ["any", "stale", "fresh"] as const;
export type StaleChoice = (typeof staleChoices)[number];

export const sourceChoices = ["any", "sitemap", "visits"] as const;
export type SourceChoice = (typeof sourceChoices)[number];

/** The search parameters; defaults are omitted, and of lists the values are separated by commas. */
export interface IndexingSearch {
  /** The days of coverage. */
  readonly days?: CoverageDays;
  readonly search?: string;
  readonly engine?: string;
  readonly level?: string;
  readonly broken?: string;
  readonly stale?: Exclude<StaleChoice, "any">;
  readonly source?: Exclude<SourceChoice, "any">;
  readonly order?: IndexedPageOrder;
  readonly page?: number;
}

/** The search parameters with all defaults filled in; an empty list means all. */
export interface IndexingView {
  readonly days: CoverageDays;
  readonly search: string;
  readonly engine: readonly Engine[];
  readonly level: readonly EvidenceLevel[];
  readonly broken: readonly ChainLink[];
  readonly stale: StaleChoice;
  readonly source: SourceChoice;
  readonly order: IndexedPageOrder;
  readonly page: number;
}

type Raw = Readonly<Record<string, unknown>>;

/** Parses the search parameters; invalid and default values are dropped one by one. */
export function parseIndexingSearch(raw: Raw): IndexingSearch {
  return indexingAddress(filled(raw));
}

export function indexingView(search: IndexingSearch): IndexingView {
  return filled({ ...search });
}

export function indexingAddress(view: IndexingView): IndexingSearch {
  const { days, search, stale, source, order, page } = view;
  const lists = listFilters.flatMap((name) => (view[name].length > 0 ? [[name, view[name].join(",")]] : []));
  return {
    ...(days !== coverageDays[0] && { days }),
    ...(search !== "" && { search }),
    ...Object.fromEntries(lists),
    ...(stale !== "any" && { stale }),
    ...(source !== "any" && { source }),
    ...(order !== indexedPageOrders[0] && { order }),
    ...(page !== 1 && { page }),
  };
}

/** The filters that take several values. */
export const listFilters = ["engine", "level", "broken"] as const;
export type ListFilter = (typeof listFilters)[number];

/** How many filters narrow the pages. */
export function filtersInUse(view: IndexingView): number {
  const others = [view.search !== "", view.stale !== "any", view.source !== "any"];
  return (
    listFilters.filter((name) => view[name].length > 0).length + others.filter((isUsed) => isUsed).length
  );
}

/** All pages, with the same days and order. */
export function withoutFilters({ days, order }: IndexingView): IndexingView {
  return { ...indexingView({}), days, order };
}

/** From the page to the same page with the pages alone whose chain breaks at this link. */
export function withBroken(link: ChainLink): (latest: Raw) => IndexingSearch {
  return (raw) => indexingAddress({ ...withoutFilters(filled(raw)), broken: [link] });
}

function filled(raw: Raw): IndexingView {
  return {
    days: coverageDays.find((days) => days === Number(raw.days)) ?? coverageDays[0],
    search: searchIn(raw.search),
    engine: valuesIn(raw.engine, engines),
    level: valuesIn(raw.level, evidenceLevels),
    broken: valuesIn(raw.broken, chainLinks),
    stale: oneOf(raw.stale, staleChoices),
    source: oneOf(raw.source, sourceChoices),
    order: oneOf(raw.order, indexedPageOrders),
    page: pageIn(raw.page),
  };
}
