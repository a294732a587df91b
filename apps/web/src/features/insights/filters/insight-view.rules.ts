import { fromAddressDay, toAddressDay } from "#lib/dates/dates.ts";
import { type DayRange, isRange, previousRange } from "#lib/dates/day-range.ts";
import { offeredPresets, presetRange } from "#lib/dates/range-presets.ts";
import type { Comparison } from "#ui/forms/range-picker/compare-picker.tsx";
import type { InsightFilter } from "../insights.queries.ts";

/** The filters of the insights with all defaults filled in. */
export interface InsightView {
  readonly range: DayRange;
  readonly compare: Comparison;
  /** Undefined for all campaigns. */
  readonly campaign: string | undefined;
  /** Undefined for branded and other queries. */
  readonly branded: boolean | undefined;
}

/** The same as search parameters; defaults are omitted. */
export interface InsightAddress {
  /** First day as dd-MM-yy; always together with `to`. */
  readonly from?: string;
  readonly to?: string;
  /** "off", or the first and the last day joined by an underscore. */
  readonly compare?: string;
  readonly campaign?: string;
  /** Left out for queries that do not name the brand. */
  readonly branded?: true | "all";
}

/** In display order. */
export const insightPresets = offeredPresets(["last-7-days", "last-month", "last-3-months"]);

/** Parses the search parameters; invalid and default values are dropped one by one. */
export function parseInsightAddress(raw: Readonly<Record<string, unknown>>): InsightAddress {
  return addressOf({
    range: rangeIn(raw),
    compare: comparisonIn(raw.compare),
    campaign: campaignIn(raw.campaign),
    branded: brandedIn(raw.branded),
  });
}

/** The view of search parameters on the day `today`; by default the last month, of queries that are not branded. */
export function insightView(address: InsightAddress, today: string): InsightView {
  return {
    range: rangeIn({ ...address }) ?? presetRange("last-month", today),
    compare: comparisonIn(address.compare),
    campaign: address.campaign,
    branded: brandedIn(address.branded),
  };
}

/**
 * The search parameters of a view. Default days on the day `today` are omitted, so that they stay relative.
 */
export function insightAddress(view: InsightView, today: string): InsightAddress {
  return addressOf({ ...view, range: isDefaultRange(view.range, today) ? undefined : view.range });
}

export function isDefaultRange(range: DayRange, today: string): boolean {
  const standard = presetRange("last-month", today);
  return range.from === standard.from && range.to === standard.to;
}

/** The request parameters. Days are always included, so that links to answers can use the same. */
export function filterOf(view: InsightView): InsightFilter {
  const { range, campaign, branded } = view;
  const compared = comparedRange(view);
  return {
    start_date: range.from,
    end_date: range.to,
    ...(compared && { compare_start_date: compared.from, compare_end_date: compared.to }),
    ...(campaign !== undefined && { campaign_id: campaign }),
    ...(branded !== undefined && { branded: branded ? "true" : "false" }),
  };
}

/** The days of the comparison; undefined without one. */
export function comparedRange({
  range,
  compare,
}: Pick<InsightView, "range" | "compare">): DayRange | undefined {
  if (compare.kind === "off") return undefined;
  return compare.kind === "custom" ? compare.range : previousRange(range);
}

/** How many filters differ from their defaults. */
export function filtersInUse(view: InsightView, today: string): number {
  const { range, compare, campaign, branded } = view;
  const areChosen = [
    !isDefaultRange(range, today),
    compare.kind !== "previous",
    campaign !== undefined,
    branded !== false,
  ];
  return areChosen.filter(Boolean).length;
}

type WithoutDefaults = Omit<InsightView, "range"> & { readonly range: DayRange | undefined };

function addressOf({ range, compare, campaign, branded }: WithoutDefaults): InsightAddress {
  return {
    ...(range && { from: toAddressDay(range.from), to: toAddressDay(range.to) }),
    ...(compare.kind !== "previous" && { compare: comparisonText(compare) }),
    ...(campaign !== undefined && { campaign }),
    ...(branded !== false && { branded: branded ?? "all" }),
  };
}

function comparisonText(compare: Exclude<Comparison, { readonly kind: "previous" }>): string {
  if (compare.kind === "off") return compare.kind;
  return `${toAddressDay(compare.range.from)}_${toAddressDay(compare.range.to)}`;
}

function comparisonIn(value: unknown): Comparison {
  if (value === "off") return { kind: "off" };

  const [from, to, ...more] = typeof value === "string" ? value.split("_") : [];
  const range = more.length === 0 ? rangeIn({ from, to }) : undefined;
  return range ? { kind: "custom", range } : { kind: "previous" };
}

function rangeIn(raw: Readonly<Record<string, unknown>>): DayRange | undefined {
  const [from, to] = [fromAddressDay(raw.from), fromAddressDay(raw.to)];
  if (from === undefined || to === undefined) return undefined;
  return isRange({ from, to }) ? { from, to } : undefined;
}

/** By default queries that do not name the brand: what is asked of a brand by its name says little of how visible it is. */
function brandedIn(value: unknown): boolean | undefined {
  return value === "all" ? undefined : value === true;
}

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function campaignIn(value: unknown): string | undefined {
  return typeof value === "string" && idPattern.test(value) ? value : undefined;
}
