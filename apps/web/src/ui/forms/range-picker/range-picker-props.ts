import type { DayRange } from "#lib/dates/day-range.ts";

export interface RangePreset extends DayRange {
  readonly label: string;
  /** One letter; it works while the picker is open. */
  readonly shortcut: string;
}

export interface RangePickerProps {
  readonly value: DayRange;
  readonly presets: readonly RangePreset[];
  /** The last day that can be chosen, yyyy-MM-dd. */
  readonly today: string;
  /** Whose days these are, such as "Europe/Paris". */
  readonly timeZone: string;
  readonly onChange: (range: DayRange) => void;
}
