import { formatISO, parseISO, subMonths } from "date-fns";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactElement, useState } from "react";
import { type ChevronProps, type DateRange, DayPicker, type Modifiers } from "react-day-picker";
import { weekdayText } from "#lib/dates/dates.ts";
import { cx } from "../../cx.ts";
import { useMediaQuery } from "../../frame/use-media-query.ts";
import { Kbd } from "../../text/kbd.tsx";
import type { RangePickerProps } from "./range-picker-props.ts";

const navButtonRecipe =
  "flex size-8 items-center justify-center rounded-control text-fg-2 hover:bg-surface-2 hover:text-fg aria-disabled:opacity-40";

const endRecipe = "*:bg-brand! *:text-brand-fg";

const classNames = {
  root: "relative w-full",
  months: "flex gap-6 *:max-sm:grow",
  nav: "absolute top-0 right-0 flex gap-1",
  button_previous: navButtonRecipe,
  button_next: navButtonRecipe,
  month_caption: "flex h-8 items-center px-1 font-medium",
  month_grid: "mt-1 w-full border-separate border-spacing-y-0.5 border-spacing-x-0",
  weekday: "h-9 min-w-9 text-sm font-normal text-fg-3",
  day: "p-0 text-center text-sm tabular-nums",
  day_button:
    "h-9 w-full min-w-9 rounded-control outline-offset-0 not-disabled:hover:bg-surface-2 focus-visible:relative disabled:cursor-not-allowed",
  today: "font-semibold underline underline-offset-4",
  hidden: "invisible",
  outside: "invisible",
  disabled: "text-fg-3 opacity-60",
  range_start: `rounded-l-control bg-brand-soft ${endRecipe}`,
  range_end: `rounded-r-control bg-brand-soft ${endRecipe}`,
  range_middle:
    "bg-brand-soft first:rounded-l-control last:rounded-r-control *:not-disabled:hover:bg-transparent!",
} as const;

/**
 * Presets beside two months, or above one month on small screens. The second chosen day completes the range.
 */
export function RangeCalendar({ value, presets, today, timeZone, onChange }: RangePickerProps): ReactElement {
  const isWide = useMediaQuery("(width >= 40rem)");
  const [draft, setDraft] = useState<DateRange>();
  const lastMonth = parseISO(value.to);

  const choose = ({ from, to }: DateRange): void => {
    if (from && to) onChange({ from: dayOf(from), to: dayOf(to) });
    setDraft({ from });
  };

  return (
    <fieldset
      aria-label="Dates"
      className="flex flex-col sm:flex-row"
      onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
        const preset = presets.find(({ shortcut }) => shortcut.toLowerCase() === key.toLowerCase());
        if (preset && !ctrlKey && !metaKey && !altKey) onChange({ from: preset.from, to: preset.to });
      }}
    >
      <div className="flex flex-wrap gap-1 p-2 max-sm:border-b sm:w-44 sm:flex-col sm:border-r">
        {presets.map(({ label, shortcut, from, to }) => {
          const isChosen = from === value.from && to === value.to;
          return (
            <button
              key={label}
              type="button"
              aria-pressed={isChosen}
              aria-keyshortcuts={shortcut}
              onClick={() => onChange({ from, to })}
              className={cx(
                "flex h-8 items-center justify-between gap-2 rounded-control px-2.5 text-sm focus-visible:-outline-offset-2",
                isChosen
                  ? "bg-brand-soft font-medium text-brand-text"
                  : "text-fg-2 hover:bg-surface-2 hover:text-fg",
              )}
            >
              {label}
              <span aria-hidden="true" className="max-sm:hidden">
                <Kbd>{shortcut.toUpperCase()}</Kbd>
              </span>
            </button>
          );
        })}
      </div>
      <div className="p-3">
        <DayPicker
          mode="range"
          required
          autoFocus
          resetOnSelect
          weekStartsOn={1}
          numberOfMonths={isWide ? 2 : 1}
          defaultMonth={isWide ? subMonths(lastMonth, 1) : lastMonth}
          endMonth={parseISO(today)}
          today={parseISO(today)}
          disabled={{ after: parseISO(today) }}
          selected={draft ?? { from: parseISO(value.from), to: parseISO(value.to) }}
          onSelect={choose}
          classNames={classNames}
          modifiers={draft ? { first: draft.from } : {}}
          modifiersClassNames={{ first: endRecipe }}
          components={{ Chevron }}
          labels={{ labelDayButton }}
        />
        <p aria-live="polite" className="mt-2 px-1 text-sm text-fg-3">
          {draft ? "Choose the last day." : `Days in ${timeZone}`}
        </p>
      </div>
    </fieldset>
  );
}

function labelDayButton(day: Date, { today, selected }: Modifiers): string {
  return [weekdayText(dayOf(day)), today && "today", selected && "selected"].filter(Boolean).join(", ");
}

function Chevron({ orientation }: ChevronProps): ReactElement {
  const Icon = orientation === "left" ? ChevronLeft : ChevronRight;
  return <Icon size={16} aria-hidden="true" />;
}

/** The calendar thinks in midnights of this browser. */
function dayOf(midnight: Date): string {
  return formatISO(midnight, { representation: "date" });
}
