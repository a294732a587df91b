import { type ReactElement, useMemo } from "react";
import { chartRows } from "../time-series/chart-rows.ts";
import { ChartSpace } from "../time-series/chart-space.tsx";
import { onDemand } from "../time-series/on-demand.ts";
import { SeriesLegend } from "../time-series/series-legend.tsx";
import type { StackedDaysProps } from "./stacked-days-props.ts";

const body = onDemand(async () => (await import("./stacked-days-body.tsx")).StackedDaysBody);

/**
 * A bar for each day or hour, stacked by series. The chart library is loaded on demand, into a placeholder of the final size.
 * Arrow keys move from bar to bar, and each one's values are announced.
 */
export function StackedDays(props: StackedDaysProps): ReactElement {
  const { series, hidden, onHidden } = props;
  const rows = useMemo(() => chartRows(series), [series]);
  return (
    <div className="space-y-3">
      <ChartSpace chart={body} propsOf={(widthPx) => ({ ...props, rows, widthPx })} />
      <SeriesLegend
        series={series}
        hidden={hidden}
        onHidden={onHidden}
        hasPrevious={false}
        lastIsPartial={false}
      />
    </div>
  );
}
