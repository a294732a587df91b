import { lazy, type ReactElement, Suspense, useMemo } from "react";
import { Skeleton } from "../../frame/skeleton.tsx";
import { chartRows } from "./chart-rows.ts";
import { SeriesLegend } from "./series-legend.tsx";
import type { StackedDaysProps } from "./stacked-days-props.ts";
import { useElementWidth } from "./use-element-width.ts";

const StackedDaysBody = lazy(() =>
  import("./stacked-days-body.tsx").then(({ StackedDaysBody }) => ({ default: StackedDaysBody })),
);

/**
 * A bar for each day, stacked by series. The chart library is loaded on demand, into a placeholder of the final size.
 * Arrow keys move from day to day, and each day's values are announced.
 */
export function StackedDays(props: StackedDaysProps): ReactElement {
  const { series, hidden, onHidden } = props;
  const [ref, widthPx] = useElementWidth();
  const rows = useMemo(() => chartRows(series), [series]);
  return (
    <div className="space-y-3">
      <div ref={ref} className="h-72 contain-inline-size">
        <Suspense fallback={<Skeleton shape="card" />}>
          {widthPx > 0 && <StackedDaysBody {...props} rows={rows} widthPx={widthPx} />}
        </Suspense>
      </div>
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
