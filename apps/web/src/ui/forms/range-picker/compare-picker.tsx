import type { ReactElement } from "react";
import { type DayRange, previousRange, rangeText, yearBefore } from "#lib/dates/day-range.ts";
import { Select, type SelectOption } from "../select.tsx";
import { RangePicker } from "./range-picker.tsx";

/** Range that another is compared with. */
export type Comparison =
  | { readonly kind: "previous" }
  | { readonly kind: "custom"; readonly range: DayRange }
  | { readonly kind: "off" };

export interface ComparePickerProps {
  readonly value: Comparison;
  /** The compared days. */
  readonly range: DayRange;
  /** The last selectable day, yyyy-MM-dd. */
  readonly today: string;
  /** The time zone of the days, such as "Europe/Paris". */
  readonly timeZone: string;
  readonly onChange: (value: Comparison) => void;
}

const options: readonly SelectOption<Comparison["kind"]>[] = [
  { value: "previous", label: "Previous period" },
  { value: "custom", label: "Custom" },
  { value: "off", label: "Off" },
];

/** Chooses the comparison of a range of days, and shows its days. */
export function ComparePicker({ value, range, today, timeZone, onChange }: ComparePickerProps): ReactElement {
  const before = previousRange(range);
  const choose = (kind: Comparison["kind"]): void =>
    onChange(kind === "custom" ? { kind, range: before } : { kind });
  return (
    <div className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <Select label="Compare with" options={options} value={value.kind} onChange={choose} />
      {value.kind === "previous" && (
        <span className="text-sm text-fg-3 tabular-nums">vs {rangeText(before)}</span>
      )}
      {value.kind === "custom" && (
        <RangePicker
          value={value.range}
          presets={[
            { label: "Period before", shortcut: "p", ...before },
            { label: "Year before", shortcut: "y", ...yearBefore(range) },
          ]}
          today={today}
          timeZone={timeZone}
          onChange={(chosen) => onChange({ kind: "custom", range: chosen })}
        />
      )}
    </div>
  );
}
