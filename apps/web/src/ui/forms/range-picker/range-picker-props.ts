import type { DayRange } from "#lib/dates/day-range.ts";

export interface RangePreset extends DayRange {
  readonly label: string;
  /** A single-letter shortcut that works while the picker is open. */
  readonly shortcut: string;
}

export interface RangePickerProps {
  readonly value: DayRange;
  readonly presets: readonly RangePreset[];
  /** The last selectable day, yyyy-MM-dd. */
  readonly today: string;
  /** The time zone of the days, such as "Europe/Paris". */
  readonly timeZone: string;
  readonly onChange: (range: DayRange) => void;
}
