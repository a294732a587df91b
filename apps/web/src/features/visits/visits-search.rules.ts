import { type StoredVerdict, storedVerdicts } from "@citelens/contract/traffic/identity";
import { type BotVisitOrder, botVisitOrders } from "@citelens/contract/traffic/visits";
import { pageIn, searchIn } from "#lib/address/search-values.ts";
import { toAddressDay } from "#lib/dates/dates.ts";
import type { DayRange } from "#lib/dates/day-range.ts";
import { presetRange } from "#lib/dates/range-presets.ts";
import { type AgentFilter, isAgentFilter } from "./agent-filter.rules.ts";
import { defaultPreset, isDefaultRange, rangeIn } from "./visit-address.rules.ts";
import { defaultOrder } from "./visit-order.rules.ts";

/** The search parameters; defaults are omitted. */
export interface VisitsSearch {
  /** First day as dd-MM-yy; always together with `to`. */
  readonly from?: string;
  readonly to?: string;
  readonly search?: string;
  readonly agent?: Exclude<AgentFilter, "all">;
  readonly verdict?: StoredVerdict;
  readonly order?: BotVisitOrder;
  readonly page?: number;
}

/** The search parameters with all defaults filled in. */
export interface VisitsView {
  readonly range: DayRange;
  /** Search text in the path; empty for all. */
  readonly search: string;
  readonly agent: AgentFilter;
  readonly verdict: StoredVerdict | "all";
  readonly order: BotVisitOrder;
  readonly page: number;
}

/** Parses the search parameters; invalid and default values are dropped one by one. */
export function parseVisitsSearch(raw: Readonly<Record<string, unknown>>): VisitsSearch {
  return searchOf({
    range: rangeIn(raw),
    search: searchIn(raw.search),
    agent: isAgentFilter(raw.agent) ? raw.agent : "all",
    verdict: storedVerdicts.find((verdict) => verdict === raw.verdict) ?? "all",
    order: botVisitOrders.find((order) => order === raw.order) ?? defaultOrder,
    page: pageIn(raw.page),
  });
}

/** The view of search parameters on the day `today`; by default the last 7 days. */
export function visitsView(search: VisitsSearch, today: string): VisitsView {
  return {
    range: rangeIn(search) ?? presetRange(defaultPreset, today),
    search: search.search ?? "",
    agent: search.agent ?? "all",
    verdict: search.verdict ?? "all",
    order: search.order ?? defaultOrder,
    page: search.page ?? 1,
  };
}

/**
 * The search parameters of a view. Default days on the day `today` are omitted, so that they stay relative.
 */
export function addressOf(view: VisitsView, today: string): VisitsSearch {
  return searchOf({ ...view, range: isDefaultRange(view.range, today) ? undefined : view.range });
}

/** The search parameters with other days. */
export function withRange(search: VisitsSearch, range: DayRange): VisitsSearch {
  return { ...search, from: toAddressDay(range.from), to: toAddressDay(range.to) };
}

/** Whether any filter is set or the days differ from the last 7. */
export function hasFilters({ from, search, agent, verdict }: VisitsSearch): boolean {
  return [from, search, agent, verdict].some((filter) => filter !== undefined);
}

function searchOf(view: Omit<VisitsView, "range"> & { readonly range: DayRange | undefined }): VisitsSearch {
  const { range, search, agent, verdict, order, page } = view;
  return {
    ...(range && { from: toAddressDay(range.from), to: toAddressDay(range.to) }),
    ...(search !== "" && { search }),
    ...(agent !== "all" && { agent }),
    ...(verdict !== "all" && { verdict }),
    ...(order !== defaultOrder && { order }),
    ...(page !== 1 && { page }),
  };
}
