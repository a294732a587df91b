import type { ReactElement } from "react";
import { Area, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from "recharts";
import { compactText } from "#lib/figures.ts";
import { AnnotationMarks } from "./annotation-marks.tsx";
import { valueTicks } from "./chart-axis.ts";
import { notesOfDays, placeLabels, shortened, textWidth } from "./chart-notes.ts";
import { daysDomain, type Plot, plotScale } from "./chart-plot.ts";
import { type ChartRow, highestOf } from "./chart-rows.ts";
import { axisTimeText, timeTicks } from "./chart-times.ts";
import { chartStrokes } from "./chart-tones.ts";
import { EndLabels } from "./end-labels.tsx";
import { IsolatedPoints } from "./isolated-points.tsx";
import {
  dayAxis,
  dayAxisPx,
  dayRoomPx,
  heightPx,
  NothingShown,
  PlotFrame,
  valueAxis,
} from "./plot-frame.tsx";
import type { Series, TimeSeriesProps } from "./time-series-props.ts";
import { TimeSeriesTooltip } from "./time-series-tooltip.tsx";

export interface TimeSeriesBodyProps extends TimeSeriesProps {
  readonly rows: readonly ChartRow[];
  readonly widthPx: number;
}

const labelRowPx = 18;
const endLabelsMax = 4;
/** In narrower charts only the legend names the series. */
const endLabelsFromPx = 560;
const endLabelCharactersMax = 16;

/** The Recharts part, split off because it is heavy. */
export function TimeSeriesBody({
  label,
  series,
  rows,
  widthPx,
  bands = false,
  annotations = [],
  format,
  unit = "",
  yMax,
  hidden,
  lastIsPartial = false,
}: TimeSeriesBodyProps): ReactElement {
  const shown = series.filter(({ id }) => !hidden.includes(id));
  const banded = new Set(bands ? shown.filter(({ isMain }) => isMain).map(({ id }) => id) : []);
  const highest = highestOf(rows, { shown: new Set(shown.map(({ id }) => id)), banded });
  const ticks = valueTicks(highest, yMax);
  const top = ticks.at(-1) ?? 1;
  const values = valueAxis(ticks, (value) => `${compactText(value)}${unit}`);

  const notes = notesOfDays(annotations, { from: rows[0]?.day ?? "", to: rows.at(-1)?.day ?? "" });
  const hasEndLabels = shown.length <= endLabelsMax && widthPx >= endLabelsFromPx && rows.length > 1;
  const names = hasEndLabels ? shown.map(({ name }) => shortened(name, endLabelCharactersMax)) : [];
  const right = Math.max(16, ...names.map((name) => textWidth(name) + 16));
  const days = daysDomain(rows);
  const xOfTime = new Map(rows.map(({ day, x }) => [day, x]));
  const timeOfX = new Map(rows.map(({ day, x }) => [x, day]));
  const flat: Plot = { left: values.widthPx, right: widthPx - right, top: 10, bottom: heightPx - dayAxisPx };
  const { xOf } = plotScale(flat, { days, top });
  const labels = placeLabels(
    notes.map(({ x, text }) => ({ x: xOf(x), text })),
    flat,
  );
  const labelRows = notes.length === 0 ? 0 : Math.max(0, ...labels.map(({ row }) => row)) + 1;
  const plot: Plot = { ...flat, top: flat.top + labelRows * labelRowPx };
  const scale = plotScale(plot, { days, top });
  // Drawn last means on top.
  const inOrder = shown.toSorted((a, b) => Number(a.isMain) - Number(b.isMain));

  return (
    <PlotFrame label={label} rows={rows} widthPx={widthPx} shown={shown} format={format}>
      {(common, extras) => (
        <ComposedChart {...common} margin={{ left: 0, right, top: plot.top, bottom: 0 }}>
          <CartesianGrid vertical={false} stroke="var(--border)" />
          <YAxis {...values.props} />
          <XAxis
            {...dayAxis(widthPx, {
              ticks: timeTicks([...xOfTime.keys()], (plot.right - plot.left) / dayRoomPx).map(
                (time) => xOfTime.get(time) ?? 0,
              ),
              textOf: (x) => axisTimeText(timeOfX.get(x) ?? ""),
            })}
            type="number"
            dataKey="x"
            domain={[...days]}
          />
          <AnnotationMarks notes={notes} labels={labels} plot={plot} xOf={scale.xOf} />
          {inOrder.flatMap((one) => marksOf(one, { rows, isBanded: banded.has(one.id), lastIsPartial }))}
          <IsolatedPoints rows={rows} series={inOrder} scale={scale} />
          {hasEndLabels && <EndLabels rows={rows} series={shown} scale={scale} plot={plot} />}
          {shown.length === 0 && <NothingShown x={(plot.left + plot.right) / 2} />}
          <Tooltip
            isAnimationActive={false}
            filterNull={false}
            offset={14}
            wrapperStyle={{ zIndex: 10 }}
            cursor={{ stroke: "var(--border-strong)", strokeWidth: 1 }}
            content={<TimeSeriesTooltip series={shown} format={format} unit={unit} />}
          />
          {extras}
        </ComposedChart>
      )}
    </PlotFrame>
  );
}

interface Drawing {
  readonly rows: readonly ChartRow[];
  readonly isBanded: boolean;
  readonly lastIsPartial: boolean;
}

/** The previous period, the area or band, the line, and its incomplete end. */
function marksOf(one: Series, { rows, isBanded, lastIsPartial }: Drawing): readonly ReactElement[] {
  const { id, tone, isMain } = one;
  const stroke = chartStrokes[tone];
  const width = isMain ? 2.5 : 1.5;
  const [beforeLast, last] = [rows.at(-2), rows.at(-1)];
  const valueAt = (row: ChartRow): number | null => row.points.get(id)?.value ?? null;
  const endsDashed =
    lastIsPartial && last && beforeLast && valueAt(last) !== null && valueAt(beforeLast) !== null;
  const common = {
    type: "linear",
    stroke,
    // Recharts draws a line's only point even without dots.
    fill: stroke,
    dot: false,
    isAnimationActive: false,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  } as const;
  const activeDot = { r: isMain ? 4.5 : 3.5, fill: stroke, stroke: "var(--surface)", strokeWidth: 2 };

  return [
    <Line
      key={`${id} before`}
      {...common}
      dataKey={(row: ChartRow) => row.previous.get(id)?.value ?? null}
      strokeWidth={width - 0.5}
      strokeDasharray="5 5"
      strokeOpacity={0.5}
      activeDot={false}
    />,
    ...(isBanded
      ? [
          <Area
            key={`${id} band`}
            {...common}
            dataKey={(row: ChartRow) => intervalOf(row, id)}
            stroke="none"
            fill={stroke}
            fillOpacity={0.14}
            activeDot={false}
          />,
        ]
      : []),
    ...(isMain && !isBanded
      ? [
          <Area
            key={`${id} area`}
            {...common}
            dataKey={valueAt}
            stroke="none"
            fill={stroke}
            fillOpacity={0.08}
            activeDot={false}
          />,
        ]
      : []),
    <Line
      key={id}
      {...common}
      dataKey={(row: ChartRow) => (endsDashed && row === last ? null : valueAt(row))}
      strokeWidth={width}
      activeDot={activeDot}
    />,
    ...(endsDashed
      ? [
          <Line
            key={`${id} end`}
            {...common}
            dataKey={(row: ChartRow) => (row === last || row === beforeLast ? valueAt(row) : null)}
            strokeWidth={width}
            strokeDasharray="2 5"
            activeDot={activeDot}
          />,
        ]
      : []),
  ];
}

function intervalOf(row: ChartRow, id: string): [number, number] | null {
  const point = row.points.get(id);
  return point?.low === undefined || point.high === undefined ? null : [point.low, point.high];
}
