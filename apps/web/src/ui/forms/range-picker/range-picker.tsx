import { CalendarDays, ChevronLeft, ChevronRight } from "lucide-react";
import { lazy, type ReactElement, Suspense } from "react";
import { nextRange, previousRange, rangeText } from "#lib/dates/day-range.ts";
import { Skeleton } from "../../frame/skeleton.tsx";
import { Popover } from "../../overlays/popover/popover.tsx";
import { Button } from "../button.tsx";
import { IconButton } from "../icon-button.tsx";
import type { RangePickerProps } from "./range-picker-props.ts";

const RangeCalendar = lazy(() =>
  import("./range-calendar.tsx").then(({ RangeCalendar }) => ({ default: RangeCalendar })),
);

/** A range of days: arrows step by its length, the button opens presets and a calendar, loaded on demand. */
export function RangePicker(props: RangePickerProps): ReactElement {
  const { value, today, onChange } = props;
  return (
    <div className="inline-flex items-center gap-1">
      <IconButton
        label="Previous period"
        variant="secondary"
        icon={<ChevronLeft size={16} aria-hidden="true" />}
        onClick={() => onChange(previousRange(value))}
      />
      <Popover
        label="Choose dates"
        align="end"
        initialFocus="content"
        trigger={
          <Button size="sm" icon={<CalendarDays size={16} aria-hidden="true" className="text-fg-2" />}>
            <span className="tabular-nums">{rangeText(value)}</span>
          </Button>
        }
      >
        {(close) => (
          <Suspense fallback={<CalendarSkeleton />}>
            <RangeCalendar
              {...props}
              onChange={(range) => {
                close();
                onChange(range);
              }}
            />
          </Suspense>
        )}
      </Popover>
      <IconButton
        label="Next period"
        variant="secondary"
        disabled={value.to >= today}
        icon={<ChevronRight size={16} aria-hidden="true" />}
        onClick={() => onChange(nextRange(value, today))}
      />
    </div>
  );
}

function CalendarSkeleton(): ReactElement {
  return (
    <div className="h-80 w-70 p-4 sm:w-160">
      <Skeleton shape="card" />
    </div>
  );
}
