import { daysApart, firstOfMonthsTo, shiftDay } from "@citelens/contract/base/days";
import type { DayRange } from "./day-range.ts";

export type RangePreset = "today" | "last-7-days" | "last-month" | "last-3-months";

export interface OfferedPreset {
  readonly value: RangePreset;
  readonly label: string;
  /** Keyboard shortcut of the preset. */
  readonly shortcut: string;
}

const presets: Readonly<Record<RangePreset, OfferedPreset>> = {
  today: { value: "today", label: "Today", shortcut: "t" },
  "last-7-days": { value: "last-7-days", label: "Last 7 Days", shortcut: "w" },
  "last-month": { value: "last-month", label: "Last Month", shortcut: "m" },
  "last-3-months": { value: "last-3-months", label: "Last 3 Months", shortcut: "q" },
};

/** The presets of a page, in its order. */
export function offeredPresets(values: readonly RangePreset[]): readonly OfferedPreset[] {
  return values.map((value) => presets[value]);
}

/** How many days either end may differ for a range to match a preset. */
const toleranceDays = 1;

/** The days of a preset, ending today. */
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
 * The offered preset that matches the range, with a tolerance of one day at either end; the nearest one when
 * several match. They must overlap, because yesterday alone is within the tolerance of today but is not
 * today.
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
