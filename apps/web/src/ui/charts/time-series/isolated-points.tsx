import type { ReactElement } from "react";
import type { PlotScale } from "./chart-plot.ts";
import { type ChartRow, isolatedIndexes } from "./chart-rows.ts";
import { chartStrokes } from "./chart-tones.ts";
import type { Series } from "./time-series-props.ts";

interface IsolatedPointsProps {
  readonly rows: readonly ChartRow[];
  readonly series: readonly Series[];
  readonly scale: PlotScale;
}

/** Points for values that no line reaches, because the previous and next ones are missing. */
export function IsolatedPoints({ rows, series, scale }: IsolatedPointsProps): ReactElement {
  return (
    <g>
      {series.map(({ id, tone, isMain }) => {
        const isolated = isolatedIndexes(rows.map(({ points }) => points.get(id)?.value));
        return rows
          .filter((_, index) => isolated.has(index))
          .map(({ day, x, points }) => (
            <circle
              key={`${id} ${day}`}
              cx={scale.xOf(x)}
              cy={scale.yOf(points.get(id)?.value ?? 0)}
              r={isMain ? 3.5 : 2.5}
              fill={chartStrokes[tone]}
            />
          ));
      })}
    </g>
  );
}
