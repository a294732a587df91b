import { fromAddressDay } from "#lib/dates/dates.ts";
import { type DayRange, isRange } from "#lib/dates/day-range.ts";
import { offeredPresets, presetRange, type RangePreset } from "#lib/dates/range-presets.ts";

/** In display order. */
export const visitPresets = offeredPresets(["today", "last-7-days", "last-month"]);

export const defaultPreset: RangePreset = "last-7-days";

// What the addresses of the pages about visits have in common.

/** Days as dd-MM-yy, unless somebody wrote something else. */
interface AddressedDays {
  readonly from?: unknown;
  readonly to?: unknown;
}

/** The days of an address, or undefined unless both are there and make a range. */
export function rangeIn({ from, to }: AddressedDays): DayRange | undefined {
  const range = { from: fromAddressDay(from), to: fromAddressDay(to) };
  if (range.from === undefined || range.to === undefined) return undefined;

  const days = { from: range.from, to: range.to };
  return isRange(days) ? days : undefined;
}

/** Whether these are the last 7 days, which addresses leave out. */
export function isDefaultRange(range: DayRange, today: string): boolean {
  const standard = presetRange(defaultPreset, today);
  return range.from === standard.from && range.to === standard.to;
}
