import type { ReactElement } from "react";
import { shortened, spreadHeights } from "./chart-notes.ts";
import type { Plot, PlotScale } from "./chart-plot.ts";
import type { ChartRow } from "./chart-rows.ts";
import { chartStrokes } from "./chart-tones.ts";
import type { Series } from "./time-series-props.ts";

interface EndLabelsProps {
  readonly rows: readonly ChartRow[];
  readonly series: readonly Series[];
  readonly scale: PlotScale;
  readonly plot: Plot;
}

const linePx = 16;
const charactersMax = 16;

/** The names of the series at the ends of their lines, so that colours need not be matched. */
export function EndLabels({ rows, series, scale, plot }: EndLabelsProps): ReactElement {
  const ends = series.flatMap((one) => {
    const last = rows.findLast(({ points }) => points.has(one.id));
    const value = last?.points.get(one.id)?.value;
    return value === undefined ? [] : [{ ...one, y: scale.yOf(value) }];
  });
  const heights = spreadHeights(
    ends.map(({ y }) => y),
    { gap: linePx, top: plot.top + 4, bottom: plot.bottom - 4 },
  );
  return (
    <g>
      {ends.map(({ id, name, tone, isMain, y }, index) => {
        const height = heights[index] ?? y;
        return (
          <g key={id}>
            <path
              d={`M${plot.right + 3} ${y}L${plot.right + 10} ${height}`}
              fill="none"
              stroke={chartStrokes[tone]}
            />
            <text
              x={plot.right + 13}
              y={height}
              dy="0.34em"
              className={isMain ? "fill-fg font-semibold" : "fill-fg-2"}
            >
              {shortened(name, charactersMax)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
