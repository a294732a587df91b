import {
  type OpportunityKind,
  type OpportunityPeriod,
  type OpportunityState,
  opportunityKinds,
  opportunityStates,
} from "@citelens/contract/content/opportunity-words";
import { oneOf, pageIn, searchIn, valuesIn } from "#lib/address/search-values.ts";
import type { TableSort } from "#ui/table/data-table-props.ts";

/** Orders that a column of the table shows; what is worth most first, and what is done soonest. */
export const listOrders = ["-score", "score", "-n", "n", "effort", "-effort"] as const;
export type ListOrder = (typeof listOrders)[number];

/** The search parameters; defaults are omitted, and of lists the values are separated by commas. */
export interface OpportunitiesSearch {
  readonly period?: Exclude<OpportunityPeriod, "30d">;
  readonly kind?: string;
  /** "all" for every state, because those that are open or planned are the default. */
  readonly state?: string;
  readonly campaign?: string;
  readonly search?: string;
  readonly order?: ListOrder;
  readonly page?: number;
  /** The opportunity whose panel is open. */
  readonly opportunity?: string;
}

/** The search parameters with all defaults filled in; an empty list means all. */
export interface OpportunitiesView {
  readonly period: OpportunityPeriod;
  readonly kind: readonly OpportunityKind[];
  readonly state: readonly OpportunityState[];
  readonly campaign: string | undefined;
  readonly search: string;
  readonly order: ListOrder;
  readonly page: number;
  readonly opportunity: string | undefined;
}

type Raw = Readonly<Record<string, unknown>>;

const statesUsual: readonly OpportunityState[] = ["OPEN", "PLANNED"];

/** Parses the search parameters; invalid and default values are dropped one by one. */
export function parseOpportunitiesSearch(raw: Raw): OpportunitiesSearch {
  return searchOf(filled(raw));
}

function viewOf(search: OpportunitiesSearch): OpportunitiesView {
  return filled({ ...search });
}

function searchOf(view: OpportunitiesView): OpportunitiesSearch {
  const { period, kind, state, campaign, search, order, page, opportunity } = view;
  return {
    ...(period !== "30d" && { period }),
    ...(kind.length > 0 && { kind: kind.join(",") }),
    ...(!areUsual(state) && { state: state.length === 0 ? "all" : state.join(",") }),
    ...(campaign !== undefined && { campaign }),
    ...(search !== "" && { search }),
    ...(order !== listOrders[0] && { order }),
    ...(page !== 1 && { page }),
    ...(opportunity !== undefined && { opportunity }),
  };
}

export const opportunitiesList = { viewOf, searchOf } as const;

/** From any address of the list to the same one with a panel open. */
export function withOpportunity(opportunity: string): (latest: Raw) => OpportunitiesSearch {
  return (raw) => searchOf({ ...filled(raw), opportunity });
}

export const withoutFilters = { kind: [], state: statesUsual, campaign: undefined, search: "" } as const;

/** How many filters differ from what is usual. */
export function filtersInUse({ kind, state, campaign, search }: OpportunitiesView): number {
  return [kind.length > 0, !areUsual(state), campaign !== undefined, search !== ""].filter(Boolean).length;
}

export function areUsual(states: readonly OpportunityState[]): boolean {
  return states.length === statesUsual.length && statesUsual.every((one) => states.includes(one));
}

/** The order after a click on a column: its better direction first, then reversed. */
export function toggledOrder(order: ListOrder, column: string): ListOrder {
  const ways = column === "effort" ? [column, `-${column}`] : [`-${column}`, column];
  const next = order === ways[0] ? ways[1] : ways[0];
  return listOrders.find((known) => known === next) ?? order;
}

export function sortOf(order: ListOrder): TableSort {
  return order.startsWith("-")
    ? { column: order.slice(1), direction: "descending" }
    : { column: order, direction: "ascending" };
}

const periodsFrom = ["30d", "7d", "90d"] as const;
const searchCharactersMax = 200;
const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function filled(raw: Raw): OpportunitiesView {
  const search = searchIn(raw.search);
  return {
    period: oneOf(raw.period, periodsFrom),
    kind: valuesIn(raw.kind, opportunityKinds),
    state: statesIn(raw.state),
    campaign: idIn(raw.campaign),
    search: search.length <= searchCharactersMax ? search : "",
    order: oneOf(raw.order, listOrders),
    page: pageIn(raw.page),
    opportunity: idIn(raw.opportunity),
  };
}

/** Nothing that is a state leaves the usual ones. */
function statesIn(value: unknown): readonly OpportunityState[] {
  if (value === "all") return [];
  const states = valuesIn(value, opportunityStates);
  return states.length === 0 ? statesUsual : states;
}

function idIn(value: unknown): string | undefined {
  return typeof value === "string" && idPattern.test(value) ? value : undefined;
}
