import { insightAddress, insightView, parseInsightAddress } from "#features/insights/filters/public.ts";
import { oneOf } from "#lib/address/search-values.ts";
import type { DayRange } from "#lib/dates/day-range.ts";

export const statementSides = ["advertiser", "publisher"] as const;

/** A month's entries of the workspace, in one of its roles. */
export interface Statement {
  /** yyyy-MM. */
  readonly month: string;
  readonly side: (typeof statementSides)[number];
}

/** Figures that the chart of spend can show beside. */
export const shownAgainst = ["reads", "clicks"] as const;
export type ShownAgainst = (typeof shownAgainst)[number];

/** The search parameters with all defaults filled in. */
export interface AdsDashboardView extends Statement {
  readonly range: DayRange;
  readonly against: ShownAgainst;
  /** Page of the queries beside which ads were seen. */
  readonly page: number;
}

/** The search parameters; defaults are omitted. */
export interface AdsDashboardSearch {
  /** First day as dd-MM-yy; always together with `to`. */
  readonly from?: string;
  readonly to?: string;
  readonly against?: ShownAgainst;
  readonly page?: number;
  readonly month?: string;
  readonly side?: Statement["side"];
}

/** How many months can be chosen for a statement, with the one that runs. */
const monthsOffered = 24;

/** Parses the search parameters; invalid and default values are dropped one by one. */
export function parseAdsDashboardSearch(raw: Readonly<Record<string, unknown>>): AdsDashboardSearch {
  const { from, to } = parseInsightAddress({ from: raw.from, to: raw.to });
  const against = oneOf(raw.against, shownAgainst);
  const side = oneOf(raw.side, statementSides);
  const page = Number(raw.page);
  return {
    ...(from !== undefined && to !== undefined && { from, to }),
    ...(against !== shownAgainst[0] && { against }),
    ...(Number.isInteger(page) && page > 1 && page <= pageMax && { page }),
    ...(typeof raw.month === "string" && monthPattern.test(raw.month) && { month: raw.month }),
    ...(side !== statementSides[0] && { side }),
  };
}

const pageMax = 1_000_000;
const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The view of search parameters on the day `today`; by default the last month, and the statement of the month that runs. */
export function adsDashboardView(search: AdsDashboardSearch, today: string): AdsDashboardView {
  const { from, to, against = "reads", page = 1, month, side = "advertiser" } = search;
  const days = from !== undefined && to !== undefined ? { from, to } : {};
  const offered = statementMonths(today);
  return {
    range: insightView(days, today).range,
    against,
    page,
    month: offered.find((one) => one === month) ?? today.slice(0, 7),
    side,
  };
}

/** The search parameters of a view. Default days on the day `today` are omitted, so that they stay relative. */
export function addressOfAdsDashboard(view: AdsDashboardView, today: string): AdsDashboardSearch {
  const { range, month, ...others } = view;
  const days = insightAddress(
    { range, compare: { kind: "previous" }, campaign: undefined, branded: false },
    today,
  );
  return parseAdsDashboardSearch({
    ...days,
    ...others,
    month: month === today.slice(0, 7) ? undefined : month,
  });
}

/** The months that have a statement, the newest first. */
export function statementMonths(today: string): readonly string[] {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return Array.from({ length: monthsOffered }, (_, ago) => {
    const months = year * 12 + month - 1 - ago;
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}`;
  });
}
