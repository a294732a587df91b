import type { SpendingGroup } from "@citelens/contract/billing/spending";
import { fromAddressDay, toAddressDay } from "#lib/dates/dates.ts";
import { type DayRange, isRange } from "#lib/dates/day-range.ts";
import { offeredPresets, presetRange, type RangePreset } from "#lib/dates/range-presets.ts";

/** The search parameters; defaults are omitted. */
export interface SpendingSearch {
  /** First day as dd-MM-yy, in UTC; always together with `to`. */
  readonly from?: string;
  readonly to?: string;
  readonly by?: SpendingGroup;
  readonly page?: number;
}

/** The search parameters with all defaults filled in. */
export interface SpendingView {
  readonly range: DayRange;
  readonly by: SpendingGroup;
  readonly page: number;
}

export const spendingPresets = offeredPresets(["today", "last-7-days", "last-month", "last-3-months"]);
const defaultPreset: RangePreset = "last-month";
const defaultGroup: SpendingGroup = "operator";
const pageMax = 1_000_000;

/** In display order. */
export const spendingGroupChoices: readonly { readonly value: SpendingGroup; readonly label: string }[] = [
  { value: "operator", label: "Operator" },
  { value: "model", label: "Model" },
  { value: "organization", label: "Organization" },
  { value: "purpose", label: "Purpose" },
];

/** Parses the search parameters; invalid and default values are dropped one by one. */
export function parseSpendingSearch(raw: Readonly<Record<string, unknown>>): SpendingSearch {
  const range = rangeIn(raw.from, raw.to);
  const page = Number(raw.page);
  const by = spendingGroupChoices.find(({ value }) => value === raw.by)?.value ?? defaultGroup;
  return {
    ...(range && { from: toAddressDay(range.from), to: toAddressDay(range.to) }),
    ...(by !== defaultGroup && { by }),
    ...(Number.isInteger(page) && page > 1 && page <= pageMax && { page }),
  };
}

/** The view of search parameters on the day `today`; by default the last month. */
export function spendingView({ from, to, by, page }: SpendingSearch, today: string): SpendingView {
  return {
    range: rangeIn(from, to) ?? presetRange(defaultPreset, today),
    by: by ?? defaultGroup,
    page: page ?? 1,
  };
}

/** The search parameters of a view. Default days on the day `today` are omitted, so that they stay relative. */
export function addressOfSpending({ range, by, page }: SpendingView, today: string): SpendingSearch {
  const standard = presetRange(defaultPreset, today);
  const isDefault = range.from === standard.from && range.to === standard.to;
  return parseSpendingSearch({
    ...(!isDefault && { from: toAddressDay(range.from), to: toAddressDay(range.to) }),
    by,
    page,
  });
}

function rangeIn(from: unknown, to: unknown): DayRange | undefined {
  const range = { from: fromAddressDay(from) ?? "", to: fromAddressDay(to) ?? "" };
  return isRange(range) ? range : undefined;
}
