import { type ReactElement, useId, useState } from "react";
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from "recharts";
import { shortDayText } from "#lib/dates/dates.ts";
import { AnnouncedDay } from "./announced-day.tsx";
import { dayTicks, valueTicks } from "./chart-axis.ts";
import { type ChartRow, highestStack } from "./chart-rows.ts";
import { chartStrokes } from "./chart-tones.ts";
import type { StackedDaysProps } from "./stacked-days-props.ts";
import { TimeSeriesTooltip } from "./time-series-tooltip.tsx";

interface StackedDaysBodyProps extends StackedDaysProps {
  readonly rows: readonly ChartRow[];
  readonly widthPx: number;
}

/** Equal to the size reserved for the chart while its code is loading. */
const heightPx = 288;
const dayAxisPx = 28;
const dayRoomPx = 76;
/** Half of a day's label, which must not be cut off at the end of the axis. */
const dayHalfPx = 22;
const figurePx = 9.4;
const tickGapPx = 10;
const barMaxPx = 28;

/** The Recharts part, split off because it is heavy. */
export function StackedDaysBody({
  label,
  series,
  rows,
  widthPx,
  format,
  tickText,
  hidden,
}: StackedDaysBodyProps): ReactElement {
  const [announced, setAnnounced] = useState<HTMLElement | null>(null);
  const helpId = useId();
  const shown = series.filter(({ id }) => !hidden.includes(id));
  const ticks = valueTicks(highestStack(rows, new Set(shown.map(({ id }) => id))));
  const left = Math.max(...ticks.map((tick) => tickText(tick).length)) * figurePx + tickGapPx;
  return (
    <div className="relative print:[&_.recharts-wrapper]:w-full!">
      <BarChart
        data={rows}
        width={widthPx}
        height={heightPx}
        margin={{ left: 0, right: 16, top: 10, bottom: 0 }}
        barCategoryGap="20%"
        accessibilityLayer
        aria-label={label}
        aria-roledescription="chart"
        aria-describedby={helpId}
        className="text-xs"
      >
        <CartesianGrid vertical={false} stroke="var(--border)" />
        <YAxis
          width={left}
          domain={[0, ticks.at(-1) ?? 1]}
          ticks={[...ticks]}
          interval={0}
          axisLine={false}
          tickLine={false}
          tick={({ y, payload }) => (
            <text x={left - tickGapPx} y={y} dy="0.32em" textAnchor="end" className="fill-fg-3 tabular-nums">
              {tickText(payload.value)}
            </text>
          )}
        />
        <XAxis
          dataKey="day"
          height={dayAxisPx}
          ticks={[...dayTicks(rows, (widthPx - left) / dayRoomPx)].map(({ day }) => day)}
          interval={0}
          axisLine={{ stroke: "var(--border)" }}
          tickLine={false}
          tick={({ x, payload }) => (
            <text
              x={Math.min(Number(x), widthPx - dayHalfPx)}
              y={heightPx - 8}
              textAnchor="middle"
              className="fill-fg-3 tabular-nums"
            >
              {shortDayText(payload.value)}
            </text>
          )}
        />
        {shown.map(({ id, tone }) => (
          <Bar
            key={id}
            dataKey={(row: ChartRow) => row.points.get(id)?.value ?? 0}
            stackId="day"
            fill={chartStrokes[tone]}
            // A hairline keeps neighbours apart for those who see no difference of colours.
            stroke="var(--surface)"
            strokeWidth={1}
            maxBarSize={barMaxPx}
            isAnimationActive={false}
          />
        ))}
        {shown.length === 0 && (
          <text x={(left + widthPx) / 2} y={heightPx / 2} textAnchor="middle" className="fill-fg-3">
            Every series is hidden.
          </text>
        )}
        <Tooltip
          isAnimationActive={false}
          offset={14}
          wrapperStyle={{ zIndex: 10 }}
          cursor={{ fill: "var(--surface-2)" }}
          content={<TimeSeriesTooltip series={shown} format={format} unit="" />}
        />
        {announced && <AnnouncedDay target={announced} series={shown} format={format} />}
      </BarChart>
      <p id={helpId} className="sr-only">
        Left and right arrow keys move from day to day.
      </p>
      <p ref={setAnnounced} aria-live="polite" className="sr-only" />
    </div>
  );
}
