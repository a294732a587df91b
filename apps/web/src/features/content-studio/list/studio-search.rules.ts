import { type OptimizationOrder, optimizationOrders } from "@citelens/contract/content/content-studio";
import { type OptimizationStatus, workingStatuses } from "@citelens/contract/content/studio-words";
import { oneOf, pageIn, searchIn, valuesIn } from "#lib/address/search-values.ts";
import type { TableSort } from "#ui/table/data-table-props.ts";

/** Filters that people tell apart: all that is worked at is one. */
export const statusFilters = ["draft", "working", "done", "failed", "canceled"] as const;
export type StatusFilter = (typeof statusFilters)[number];

export const statusFilterLabels: Readonly<Record<StatusFilter, string>> = {
  draft: "Draft",
  working: "In progress",
  done: "Done",
  failed: "Failed",
  canceled: "Canceled",
};

const statusesOf: Readonly<Record<StatusFilter, readonly OptimizationStatus[]>> = {
  draft: ["DRAFT"],
  working: workingStatuses,
  done: ["DONE"],
  failed: ["FAILED"],
  canceled: ["CANCELED"],
};

/** The search parameters; defaults are omitted, and statuses are separated by commas. */
export interface StudioSearch {
  readonly status?: string;
  readonly search?: string;
  readonly order?: OptimizationOrder;
  readonly page?: number;
}

/** The search parameters with all defaults filled in; no status means all. */
export interface StudioView {
  readonly status: readonly StatusFilter[];
  readonly search: string;
  readonly order: OptimizationOrder;
  readonly page: number;
}

type Raw = Readonly<Record<string, unknown>>;

const searchCharactersMax = 200;

/** Parses the search parameters; invalid and default values are dropped one by one. */
export function parseStudioSearch(raw: Raw): StudioSearch {
  return searchOf(filled(raw));
}

function viewOf(search: StudioSearch): StudioView {
  return filled({ ...search });
}

function searchOf({ status, search, order, page }: StudioView): StudioSearch {
  return {
    ...(status.length > 0 && { status: status.join(",") }),
    ...(search !== "" && { search }),
    ...(order !== optimizationOrders[0] && { order }),
    ...(page !== 1 && { page }),
  };
}

export const studioList = { viewOf, searchOf } as const;

export const withoutFilters = { status: [], search: "" } as const;

export function hasFilters({ status, search }: Pick<StudioView, "status" | "search">): boolean {
  return status.length > 0 || search !== "";
}

/** Query that the server is asked for. */
export function askedOf({ status, search, order }: Omit<StudioView, "page">) {
  return {
    ...(status.length > 0 && { status: status.flatMap((one) => statusesOf[one]) }),
    ...(search !== "" && { search }),
    ordering: order,
  };
}

/** The order after a click on a column: the newest first, words from A; then reversed. */
export function toggledOrder(order: OptimizationOrder, column: string): OptimizationOrder {
  const ways = column === "created" ? [`-${column}`, column] : [column, `-${column}`];
  const next = order === ways[0] ? ways[1] : ways[0];
  return optimizationOrders.find((known) => known === next) ?? order;
}

export function sortOf(order: OptimizationOrder): TableSort {
  return order.startsWith("-")
    ? { column: order.slice(1), direction: "descending" }
    : { column: order, direction: "ascending" };
}

interface ActiveFilter {
  readonly words: string;
  /** View without it. */
  readonly without: Partial<StudioView>;
}

/** The filters that are in use, each as text. */
export function activeFilters({ status, search }: StudioView): readonly ActiveFilter[] {
  return [
    ...(search === "" ? [] : [{ words: `Search: ${search}`, without: { search: "" } }]),
    ...status.map((one) => ({
      words: `Status: ${statusFilterLabels[one]}`,
      without: { status: status.filter((other) => other !== one) },
    })),
  ];
}

function filled(raw: Raw): StudioView {
  const search = searchIn(raw.search);
  return {
    status: valuesIn(raw.status, statusFilters),
    search: search.length <= searchCharactersMax ? search : "",
    order: oneOf(raw.order, optimizationOrders),
    page: pageIn(raw.page),
  };
}
