import { daysApart } from "@citelens/contract/days";
import type { DayRange } from "#ui/day-range.ts";
import { monthBefore, shiftDay } from "./day-range.rules.ts";

export type RangePreset = "today" | "last-7-days" | "last-month";

/** In the order in which they are offered. */
export const rangePresets = [
  { value: "today", label: "Today", shortcut: "t" },
  { value: "last-7-days", label: "Last 7 Days", shortcut: "w" },
  { value: "last-month", label: "Last Month", shortcut: "m" },
] as const satisfies readonly {
  readonly value: RangePreset;
  readonly label: string;
  readonly shortcut: string;
}[];

export const defaultPreset: RangePreset = "last-7-days";

/** How far either end may be from a preset's for the range to count as that preset. */
const toleranceDays = 1;

/** The days of a preset, the last of which is today. */
export function presetRange(preset: RangePreset, today: string): DayRange {
  switch (preset) {
    case "today":
      return { from: today, to: today };
    case "last-7-days":
      return { from: shiftDay(today, -6), to: today };
    case "last-month":
      return { from: shiftDay(monthBefore(today), 1), to: today };
  }
}

/**
 * The preset that the range is, give or take a day at either end; the nearest one when several are. They must
 * have a day in common, for yesterday alone is a day away from today and is not today.
 */
export function matchingPreset(range: DayRange, today: string): RangePreset | undefined {
  const candidates = rangePresets
    .map(({ value }) => ({ value, days: presetRange(value, today) }))
    .filter(({ days }) => range.from <= days.to && days.from <= range.to)
    .map(({ value, days }) => ({ value, distance: distance(range, days) }))
    .filter((candidate) => candidate.distance.every((days) => days <= toleranceDays));
  return candidates.toSorted((a, b) => sum(a.distance) - sum(b.distance))[0]?.value;
}

function distance(one: DayRange, other: DayRange): readonly [number, number] {
  return [Math.abs(daysApart(one.from, other.from)), Math.abs(daysApart(one.to, other.to))];
}

function sum([from, to]: readonly [number, number]): number {
  return from + to;
}
