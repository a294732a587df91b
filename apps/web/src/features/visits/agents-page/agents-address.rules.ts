import {
  type Purpose,
  purposes,
  type StatusClass,
  statusClasses,
} from "@citelens/contract/traffic/agent-words";
import {
  type AgentPageOrder,
  agentPageOrders,
  type SeriesGroup,
  seriesGroups,
} from "@citelens/contract/traffic/agents";
import { type StoredVerdict, storedVerdicts } from "@citelens/contract/traffic/identity";
import { namesIn, oneOf, pageIn, searchIn, valuesIn } from "#lib/address/search-values.ts";
import { toAddressDay } from "#lib/dates/dates.ts";
import type { DayRange } from "#lib/dates/day-range.ts";
import { presetRange } from "#lib/dates/range-presets.ts";
import type { TrafficFilter } from "../traffic/public.ts";
import { defaultPreset, isDefaultRange, rangeIn } from "../visit-address.rules.ts";
import { type AgentOrder, agentOrders } from "./agent-order.rules.ts";

export const tabs = ["agents", "pages"] as const;
export type TabName = (typeof tabs)[number];

/** The search parameters; defaults are omitted, and of lists the values are separated by commas. */
export interface AgentVisitsSearch {
  /** First day as dd-MM-yy; always together with `to`. */
  readonly from?: string;
  readonly to?: string;
  readonly search?: string;
  readonly purpose?: string;
  readonly operator?: string;
  readonly agent?: string;
  readonly verdict?: string;
  readonly status?: string;
  readonly group?: SeriesGroup;
  readonly tab?: TabName;
  /** How the agents are sorted. */
  readonly sort?: AgentOrder;
  /** How the pages are sorted. */
  readonly order?: AgentPageOrder;
  readonly page?: number;
  /** The agent or the page whose panel is open. */
  readonly "open-agent"?: string;
  readonly "open-page"?: string;
}

/** The search parameters with all defaults filled in; an empty list means all. */
export interface AgentVisitsView {
  readonly range: DayRange;
  readonly search: string;
  readonly purpose: readonly Purpose[];
  readonly operator: readonly string[];
  readonly agent: readonly string[];
  readonly verdict: readonly StoredVerdict[];
  readonly status: readonly StatusClass[];
  readonly group: SeriesGroup;
  readonly tab: TabName;
  readonly sort: AgentOrder;
  readonly order: AgentPageOrder;
  readonly page: number;
  readonly openAgent: string | undefined;
  readonly openPage: string | undefined;
}

const nameCharactersMax = 100;
const pathCharactersMax = 8192;

type Raw = Readonly<Record<string, unknown>>;

/** Parses the search parameters; invalid and default values are dropped one by one. */
export function parseAgentVisitsSearch(raw: Raw): AgentVisitsSearch {
  return searchOf({ ...filled(raw), range: rangeIn(raw) });
}

/** The view of search parameters on the day `today`; by default the last 7 days. */
export function agentVisitsView(search: AgentVisitsSearch, today: string): AgentVisitsView {
  return { ...filled({ ...search }), range: rangeIn(search) ?? presetRange(defaultPreset, today) };
}

/** The search parameters of a view. Default days on the day `today` are omitted, so that they stay relative. */
export function agentVisitsAddress(view: AgentVisitsView, today: string): AgentVisitsSearch {
  return searchOf({ ...view, range: isDefaultRange(view.range, today) ? undefined : view.range });
}

/** The visits that a view is about. */
export function trafficFilterOf(view: AgentVisitsView): TrafficFilter {
  const { range, search, purpose, operator, agent, verdict, status } = view;
  return {
    range,
    ...(purpose.length > 0 && { purpose }),
    ...(operator.length > 0 && { operator }),
    ...(agent.length > 0 && { agent }),
    ...(verdict.length > 0 && { verdict }),
    ...(status.length > 0 && { status }),
    ...(search !== "" && { search }),
  };
}

/** Filters that narrow the visits by anything but days. */
export const listFilters = ["purpose", "operator", "agent", "verdict", "status"] as const;
export type ListFilter = (typeof listFilters)[number];

/** How many filters narrow the visits, the days aside. */
export function filtersInUse(view: AgentVisitsView): number {
  return listFilters.filter((name) => view[name].length > 0).length + (view.search === "" ? 0 : 1);
}

/** Without any filter, but with the same chart, tab and order. */
export function withoutFilters(view: AgentVisitsView, today: string): AgentVisitsView {
  const { group, tab, sort, order } = view;
  return { ...agentVisitsView({}, today), group, tab, sort, order };
}

/** From a page to the same page with the panel of one agent open. */
export function withAgentOpen(token: string): (latest: Raw) => AgentVisitsSearch {
  return (raw) => withPanel(raw, { "open-agent": token });
}

/** From a page to the same page with the panel of one page of the site open. */
export function withPageOpen(path: string): (latest: Raw) => AgentVisitsSearch {
  return (raw) => withPanel(raw, { "open-page": path });
}

/** From a page to the spoofed visits alone; of one agent, if it is named. */
export function withSpoofedAlone(token?: string): (latest: Raw) => AgentVisitsSearch {
  return (raw) => {
    const { page: _, ...latest } = parseAgentVisitsSearch(raw);
    return { ...latest, verdict: "spoofed", ...(token !== undefined && { agent: token }) };
  };
}

function withPanel(raw: Raw, panel: Pick<AgentVisitsSearch, "open-agent" | "open-page">): AgentVisitsSearch {
  const { "open-agent": _, "open-page": __, ...latest } = parseAgentVisitsSearch(raw);
  return { ...latest, ...panel };
}

function filled(raw: Raw): Omit<AgentVisitsView, "range"> {
  const openAgent = textIn(raw["open-agent"], nameCharactersMax);
  return {
    search: searchIn(raw.search),
    purpose: valuesIn(raw.purpose, purposes),
    operator: namesIn(raw.operator),
    agent: namesIn(raw.agent),
    verdict: valuesIn(raw.verdict, storedVerdicts),
    status: valuesIn(raw.status, statusClasses),
    group: oneOf(raw.group, seriesGroups),
    tab: oneOf(raw.tab, tabs),
    sort: oneOf(raw.sort, agentOrders),
    order: oneOf(raw.order, agentPageOrders),
    page: pageIn(raw.page),
    openAgent,
    openPage: openAgent === undefined ? textIn(raw["open-page"], pathCharactersMax) : undefined,
  };
}

function searchOf(
  view: Omit<AgentVisitsView, "range"> & { readonly range: DayRange | undefined },
): AgentVisitsSearch {
  const { range, search, group, tab, sort, order, page, openAgent, openPage } = view;
  const lists = listFilters.flatMap((name) => (view[name].length > 0 ? [[name, view[name].join(",")]] : []));
  return {
    ...(range && { from: toAddressDay(range.from), to: toAddressDay(range.to) }),
    ...(search !== "" && { search }),
    ...Object.fromEntries(lists),
    ...(group !== seriesGroups[0] && { group }),
    ...(tab !== tabs[0] && { tab }),
    ...(sort !== agentOrders[0] && { sort }),
    ...(order !== agentPageOrders[0] && { order }),
    ...(page !== 1 && { page }),
    ...(openAgent !== undefined && { "open-agent": openAgent }),
    ...(openPage !== undefined && { "open-page": openPage }),
  };
}

function textIn(value: unknown, charactersMax: number): string | undefined {
  const text = ["string", "number"].includes(typeof value) ? String(value) : "";
  return text === "" || text.length > charactersMax ? undefined : text;
}
