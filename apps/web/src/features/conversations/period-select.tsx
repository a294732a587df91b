import type { ReactElement } from "react";
import { RangePicker } from "#ui/forms/range-picker/range-picker.tsx";
import { Select } from "#ui/forms/select.tsx";
import { daysOf, type Period, type RecentPeriod, recentPeriods } from "./period.rules.ts";

interface PeriodSelectProps {
  readonly period: Period;
  readonly today: string;
  readonly timeZone: string;
  readonly onChange: (period: Period) => void;
}

const options = [
  { value: "any", label: "Any time" },
  ...recentPeriods,
  { value: "chosen", label: "Chosen days" },
] as const;

type Choice = (typeof options)[number]["value"];

const shortcuts: Readonly<Record<RecentPeriod, string>> = { "7": "w", "30": "m", "90": "q" };

/** The period of the answers, with a calendar for custom days. */
export function PeriodSelect({ period, today, timeZone, onChange }: PeriodSelectProps): ReactElement {
  const isChosen = typeof period === "object";
  const daysFor = (recent: RecentPeriod) => daysOf(recent, today) ?? { from: today, to: today };

  const periodOf = (value: Choice): Period => {
    if (value === "any") return undefined;
    return value === "chosen" ? (daysOf(period, today) ?? daysFor("30")) : value;
  };
  return (
    <>
      <Select
        label="Time"
        options={options}
        value={isChosen ? "chosen" : (period ?? "any")}
        onChange={(value) => onChange(periodOf(value))}
      />
      {isChosen && (
        <RangePicker
          value={period}
          presets={recentPeriods.map(({ value, label }) => ({
            label,
            shortcut: shortcuts[value],
            ...daysFor(value),
          }))}
          today={today}
          timeZone={timeZone}
          onChange={onChange}
        />
      )}
    </>
  );
}
