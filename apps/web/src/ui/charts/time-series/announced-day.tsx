import type { ReactPortal } from "react";
import { createPortal } from "react-dom";
import { useActiveTooltipDataPoints } from "recharts";
import type { ChartRow } from "./chart-rows.ts";
import { timeText } from "./chart-times.ts";
import type { Series } from "./time-series-props.ts";

interface SpokenDayProps {
  /** A live region outside the drawing. */
  readonly target: HTMLElement;
  readonly series: readonly Series[];
  readonly format: (value: number) => string;
}

/** Announces the values of the day or hour under the crosshair when arrow keys move it. */
export function AnnouncedDay({ target, series, format }: SpokenDayProps): ReactPortal {
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
