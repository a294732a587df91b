import { daysApart, firstOfMonthsTo, shiftDay } from "@citelens/contract/days";
import type { DayRange } from "./day-range.ts";

export type RangePreset = "today" | "last-7-days" | "last-month" | "last-3-months";

export interface OfferedPreset {
  readonly value: RangePreset;
  readonly label: string;
  /** The letter that chooses it. */
  readonly shortcut: string;
}

const presets: Readonly<Record<RangePreset, OfferedPreset>> = {
  today: { value: "today", label: "Today", shortcut: "t" },
  "last-7-days": { value: "last-7-days", label: "Last 7 Days", shortcut: "w" },
  "last-month": { value: "last-month", label: "Last Month", shortcut: "m" },
  "last-3-months": { value: "last-3-months", label: "Last 3 Months", shortcut: "q" },
};

/** These presets as a page offers them, in its order. */
export function offeredPresets(values: readonly RangePreset[]): readonly OfferedPreset[] {
  return values.map((value) => presets[value]);
}

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
      return { from: firstOfMonthsTo(today), to: today };
    case "last-3-months":
      return { from: firstOfMonthsTo(today, 3), to: today };
  }
}

/**
 * Which of the offered presets the range is, give or take a day at either end; the nearest one when several are.
 * They must have a day in common, for yesterday alone is a day away from today and is not today.
 */
export function matchingPreset(
  range: DayRange,
  offered: readonly OfferedPreset[],
  today: string,
): OfferedPreset | undefined {
  const candidates = offered
    .map((preset) => ({ preset, days: presetRange(preset.value, today) }))
    .filter(({ days }) => range.from <= days.to && days.from <= range.to)
    .map(({ preset, days }) => ({ preset, distance: distance(range, days) }))
    .filter((candidate) => candidate.distance.every((days) => days <= toleranceDays));
  return candidates.toSorted((a, b) => sum(a.distance) - sum(b.distance))[0]?.preset;
}

function distance(one: DayRange, other: DayRange): readonly [number, number] {
  return [Math.abs(daysApart(one.from, other.from)), Math.abs(daysApart(one.to, other.to))];
}

function sum([from, to]: readonly [number, number]): number {
  return from + to;
}
