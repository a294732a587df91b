import type { ReactElement } from "react";
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from "recharts";
import { valueTicks } from "../time-series/chart-axis.ts";
import { type ChartRow, highestStack } from "../time-series/chart-rows.ts";
import { axisTimeText, timeTicks } from "../time-series/chart-times.ts";
import { chartStrokes } from "../time-series/chart-tones.ts";
import { dayAxis, dayRoomPx, NothingShown, PlotFrame, valueAxis } from "../time-series/plot-frame.tsx";
import { TimeSeriesTooltip } from "../time-series/time-series-tooltip.tsx";
import type { StackedDaysProps } from "./stacked-days-props.ts";

interface StackedDaysBodyProps extends StackedDaysProps {
  readonly rows: readonly ChartRow[];
  readonly widthPx: number;
}

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
  const shown = series.filter(({ id }) => !hidden.includes(id));
  const ticks = valueTicks(highestStack(rows, new Set(shown.map(({ id }) => id))));
  const values = valueAxis(ticks, tickText);
  const days = timeTicks(
    rows.map(({ day }) => day),
    (widthPx - values.widthPx) / dayRoomPx,
  );
  return (
    <PlotFrame label={label} rows={rows} widthPx={widthPx} shown={shown} format={format}>
      {(common, extras) => (
        <BarChart {...common} margin={{ left: 0, right: 16, top: 10, bottom: 0 }} barCategoryGap="20%">
          <CartesianGrid vertical={false} stroke="var(--border)" />
          <YAxis {...values.props} />
          <XAxis {...dayAxis(widthPx, { ticks: days, textOf: axisTimeText })} dataKey="day" />
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
          {shown.length === 0 && <NothingShown x={(values.widthPx + widthPx) / 2} />}
          <Tooltip
            isAnimationActive={false}
            offset={14}
            wrapperStyle={{ zIndex: 10 }}
            cursor={{ fill: "var(--surface-2)" }}
            content={<TimeSeriesTooltip series={shown} format={format} unit="" />}
          />
          {extras}
        </BarChart>
      )}
    </PlotFrame>
  );
}
