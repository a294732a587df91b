import type { ReactElement } from "react";
import { useActiveTooltipDataPoints } from "recharts";
import { cx } from "../../cx.ts";
import type { ChartRow } from "./chart-rows.ts";
import { timeText } from "./chart-times.ts";
import { chartStrokes } from "./chart-tones.ts";
import { sampleText } from "./sample-text.ts";
import type { Series } from "./time-series-props.ts";

interface TimeSeriesTooltipProps {
  readonly series: readonly Series[];
  readonly format: (value: number) => string;
  readonly unit: "%" | "";
}

const longFrom = 5;

/** The values of the day or hour under the crosshair, highest first. */
export function TimeSeriesTooltip({ series, format, unit }: TimeSeriesTooltipProps): ReactElement | null {
  const [row] = useActiveTooltipDataPoints<ChartRow>() ?? [];
  if (!row) return null;

  const shown = series
    .map((one) => ({ ...one, point: row.points.get(one.id), before: row.previous.get(one.id) }))
    .filter(({ point, before }) => point || before)
    .toSorted((a, b) => (b.point?.value ?? -1) - (a.point?.value ?? -1));
  const hasBefore = shown.some(({ before }) => before);
  // On a phone the samples of that many series would cover the chart.
  const isLong = shown.length > longFrom;
  return (
    <div className="max-w-72 min-w-44 rounded-popup border border-border bg-surface px-3 py-2 text-sm text-fg shadow-popup">
      <p className="font-medium">{timeText(row.day)}</p>
      {hasBefore && row.previousDay !== undefined && (
        <p className="text-xs text-fg-3">compared with {timeText(row.previousDay)}</p>
      )}
      {shown.length === 0 && <p className="mt-1 text-fg-3">Nothing was measured.</p>}
      <ul className="mt-1 space-y-1">
        {shown.map(({ id, name, tone, isMain, point, before }) => (
          <li key={id} className="flex items-start gap-2">
            <svg width="10" height="10" className="mt-1 shrink-0" aria-hidden="true">
              <rect width="10" height="10" rx="2.5" fill={chartStrokes[tone]} />
            </svg>
            <div className="min-w-0 grow">
              <p className={isMain ? "truncate font-medium" : "truncate text-fg-2"}>{name}</p>
              {point && sampleText(point, unit) !== "" && (
                <p className={cx("text-xs text-fg-3 tabular-nums", isLong && !isMain && "max-sm:hidden")}>
                  {sampleText(point, unit)}
                </p>
              )}
            </div>
            <div className="shrink-0 text-right tabular-nums">
              <p className="font-medium">{point ? format(point.value) : "–"}</p>
              {hasBefore && <p className="text-xs text-fg-3">before {before ? format(before.value) : "–"}</p>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
