import { type ReactElement, type ReactNode, type ReactPortal, useId, useState } from "react";
import { createPortal } from "react-dom";
import { useActiveTooltipDataPoints, type XAxisProps, type YAxisProps } from "recharts";
import type { ChartRow } from "./chart-rows.ts";
import { areHours, timeText } from "./chart-times.ts";
import type { Series } from "./time-series-props.ts";

/** Equal to the size reserved for the chart while its code is loading. */
export const heightPx = 288;
export const dayAxisPx = 28;
/** Width of a day's label with the space around it. */
export const dayRoomPx = 76;
/** Half of a day's label, which must not be cut off at the end of the axis. */
const dayHalfPx = 22;
/** Axis figures are wider than an average letter. */
const figurePx = 9.4;
const tickGapPx = 10;

interface PlotFrameProps {
  /** The accessible name of the chart. */
  readonly label: string;
  readonly rows: readonly ChartRow[];
  readonly widthPx: number;
  /** Series that are not hidden. */
  readonly shown: readonly Series[];
  readonly format: (value: number) => string;
  /** The chart with these properties, and `extras` as the last of what is drawn in it. */
  readonly children: (common: CommonProps, extras: ReactNode) => ReactElement;
}

type CommonProps = ReturnType<typeof commonProps>;

/** Frame of a chart over days around its marks: its name, and arrow keys that announce each day's values. */
export function PlotFrame({ label, rows, widthPx, shown, format, children }: PlotFrameProps): ReactElement {
  const [announced, setAnnounced] = useState<HTMLElement | null>(null);
  const helpId = useId();
  const step = areHours(rows.map(({ day }) => day)) ? "hour" : "day";
  return (
    <div className="relative print:[&_.recharts-wrapper]:w-full!">
      {children(
        commonProps({ label, rows, widthPx, helpId }),
        announced && <AnnouncedDay target={announced} series={shown} format={format} />,
      )}
      <p id={helpId} className="sr-only">
        Left and right arrow keys move from {step} to {step}.
      </p>
      <p ref={setAnnounced} aria-live="polite" className="sr-only" />
    </div>
  );
}

function commonProps({
  label,
  rows,
  widthPx,
  helpId,
}: Pick<PlotFrameProps, "label" | "rows" | "widthPx"> & { readonly helpId: string }) {
  return {
    data: rows,
    width: widthPx,
    height: heightPx,
    accessibilityLayer: true,
    "aria-label": label,
    "aria-roledescription": "chart",
    "aria-describedby": helpId,
    className: "text-xs",
  } as const;
}

/** The axis of values takes as much space as its longest figure. */
export function valueAxis(ticks: readonly number[], tickText: (value: number) => string) {
  const widthPx = Math.max(...ticks.map((tick) => tickText(tick).length)) * figurePx + tickGapPx;
  const props: YAxisProps = {
    width: widthPx,
    domain: [0, ticks.at(-1) ?? 1],
    ticks: [...ticks],
    interval: 0,
    axisLine: false,
    tickLine: false,
    tick: ({ y, payload }) => (
      <text x={widthPx - tickGapPx} y={y} dy="0.32em" textAnchor="end" className="fill-fg-3 tabular-nums">
        {tickText(payload.value)}
      </text>
    ),
  };
  return { widthPx, props };
}

/** The axis of days; `textOf` takes the value of a tick. */
export function dayAxis<Value extends string | number>(
  widthPx: number,
  { ticks, textOf }: { readonly ticks: readonly Value[]; readonly textOf: (value: Value) => string },
): XAxisProps {
  return {
    height: dayAxisPx,
    ticks: [...ticks],
    interval: 0,
    axisLine: { stroke: "var(--border)" },
    tickLine: false,
    tick: ({ x, payload }) => (
      <text
        x={Math.min(Number(x), widthPx - dayHalfPx)}
        y={heightPx - 8}
        textAnchor="middle"
        className="fill-fg-3 tabular-nums"
      >
        {textOf(payload.value)}
      </text>
    ),
  };
}

/** Stands in a chart in which every series is hidden. */
export function NothingShown({ x }: { readonly x: number }): ReactElement {
  return (
    <text x={x} y={heightPx / 2} textAnchor="middle" className="fill-fg-3">
      Every series is hidden.
    </text>
  );
}

interface SpokenDayProps {
  /** A live region outside the drawing. */
  readonly target: HTMLElement;
  readonly series: readonly Series[];
  readonly format: (value: number) => string;
}

/** Announces the values of the day or hour under the crosshair when arrow keys move it. */
function AnnouncedDay({ target, series, format }: SpokenDayProps): ReactPortal {
  const [row] = useActiveTooltipDataPoints<ChartRow>() ?? [];
  return createPortal(row ? `${timeText(row.day)}: ${valuesOf(row, { series, format })}` : "", target);
}

function valuesOf(row: ChartRow, { series, format }: Omit<SpokenDayProps, "target">): string {
  const values = series
    .flatMap(({ id, name }) => {
      const point = row.points.get(id);
      return point ? [{ name, value: point.value }] : [];
    })
    .toSorted((a, b) => b.value - a.value)
    .map(({ name, value }) => `${name} ${format(value)}`);
  return values.length === 0 ? "nothing was measured" : values.join(", ");
}
