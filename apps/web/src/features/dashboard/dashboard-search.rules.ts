import type { DayRange } from "#lib/dates/day-range.ts";
import { offeredPresets, presetRange, type RangePreset } from "#lib/dates/range-presets.ts";

/** The periods that the dashboard offers, in their order. */
export const dashboardPresets = offeredPresets(["last-7-days", "last-month", "last-3-months"]);

const standard: RangePreset = "last-month";

/** The search parameters; the default is omitted. */
export interface DashboardSearch {
  readonly period?: RangePreset;
}

/** Parses the search parameters; an invalid or the default period is dropped. */
export function parseDashboardSearch(raw: Readonly<Record<string, unknown>>): DashboardSearch {
  const period = dashboardPresets.find(({ value }) => value === raw.period)?.value;
  return period === undefined || period === standard ? {} : { period };
}

export function periodOf({ period }: DashboardSearch): RangePreset {
  return period ?? standard;
}

export function rangeOf(search: DashboardSearch, today: string): DayRange {
  return presetRange(periodOf(search), today);
}
