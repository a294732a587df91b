import { type InsightAddress, parseInsightAddress } from "../filters/insight-view.rules.ts";
import { type ShownSearchOrder, searchOrderIn, usualSearchOrder } from "../searches/search-text.rules.ts";

/** The search parameters of the Overview; defaults are omitted. */
export interface OverviewSearch extends InsightAddress {
  /** The metric of the Visibility Index chart. */
  readonly metric?: "voice";
  /** The brands in the chart, when they are not the default ones. */
  readonly brands?: readonly string[];
  readonly prompts?: Exclude<PromptsTab, "underperforming">;
  /** The order, the words and the page of the searches of assistants. */
  readonly searches?: ShownSearchOrder;
  readonly searched?: string;
  readonly searchesPage?: number;
}

const promptsTabs = ["most_performing", "promising", "underperforming"] as const;
export type PromptsTab = (typeof promptsTabs)[number];

const brandsMax = 50;
const nameCharactersMax = 200;
const pageMax = 1_000_000;

/** Parses the search parameters; invalid and default values are dropped one by one. */
export function parseOverviewSearch(raw: Readonly<Record<string, unknown>>): OverviewSearch {
  const prompts = promptsTabs.find((tab) => tab === raw.prompts) ?? "underperforming";
  const brands = namesIn(raw.brands);
  return {
    ...parseInsightAddress(raw),
    ...(raw.metric === "voice" && { metric: raw.metric }),
    ...(brands && { brands }),
    ...(prompts !== "underperforming" && { prompts }),
    ...searchesAddress({
      order: searchOrderIn(raw.searches) ?? usualSearchOrder,
      search: wordsIn(raw.searched),
      page: pageIn(raw.searchesPage),
    }),
  };
}

/** Filter of the searches of assistants that are listed. */
export interface ShownSearches {
  readonly order: ShownSearchOrder;
  /** Part of what was searched for; empty for all. */
  readonly search: string;
  /** From 1. */
  readonly page: number;
}

export function shownSearches({ searches, searched, searchesPage }: OverviewSearch): ShownSearches {
  return { order: searches ?? usualSearchOrder, search: searched ?? "", page: searchesPage ?? 1 };
}

/** In the search parameters; defaults are omitted. */
export function searchesAddress({
  order,
  search,
  page,
}: ShownSearches): Pick<OverviewSearch, "searches" | "searched" | "searchesPage"> {
  return {
    ...(order !== usualSearchOrder && { searches: order }),
    ...(search !== "" && { searched: search }),
    ...(page !== 1 && { searchesPage: page }),
  };
}

/** The router parses words that look like a number as a number. */
function wordsIn(value: unknown): string {
  const words = typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  return words.length <= nameCharactersMax ? words : "";
}

function pageIn(value: unknown): number {
  return typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= pageMax ? value : 1;
}

/** The router parses a name that looks like a number as a number. */
function namesIn(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value) || value.length > brandsMax) return undefined;

  const names = value.flatMap((name: unknown) =>
    typeof name === "string" || typeof name === "number" ? [String(name)] : [],
  );
  const areNames = names.length === value.length && names.every(({ length }) => length <= nameCharactersMax);
  return areNames ? [...new Set(names)] : undefined;
}
