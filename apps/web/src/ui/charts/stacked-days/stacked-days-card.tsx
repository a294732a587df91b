import { type ReactElement, type ReactNode, useMemo, useState } from "react";
import { EmptyState, type EmptyStateProps } from "../../frame/empty-state.tsx";
import { LoadingCard } from "../../frame/skeleton.tsx";
import { ChartFrame, type ChartFrameProps } from "../chart-frame.tsx";
import { chartRows } from "../time-series/chart-rows.ts";
import { ChartSpace } from "../time-series/chart-space.tsx";
import { onDemand } from "../time-series/on-demand.ts";
import { SeriesLegend } from "../time-series/series-legend.tsx";
import { timeSeriesTable } from "../time-series/time-series-table.ts";
import type { StackedDaysProps } from "./stacked-days-props.ts";

type Chart = Pick<StackedDaysProps, "format" | "tickText">;

interface StackedDaysCardProps extends Chart, Pick<ChartFrameProps, "title" | "hint" | "controls"> {
  /** Undefined while they are loading. */
  readonly series: StackedDaysProps["series"] | undefined;
  /** Shown where there is nothing to draw. */
  readonly empty: Pick<EmptyStateProps, "icon" | "title" | "children">;
  /** Frame around the chart, such as the message of a failure; the chart alone by default. */
  readonly around?: (chart: ReactNode) => ReactNode;
}

/** A card with a bar for each day or hour, stacked by series; its menu shows them as a table and saves them. */
export function StackedDaysCard({
  series,
  format,
  tickText,
  empty,
  around = (chart) => chart,
  ...frame
}: StackedDaysCardProps): ReactElement {
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const isDrawn = series !== undefined && series.length > 0;
  return (
    <ChartFrame {...frame} table={isDrawn ? timeSeriesTable({ series, format }) : undefined}>
      {around(
        <>
          {series === undefined && <StackedDaysSkeleton title={frame.title} />}
          {series?.length === 0 && (
            <div className="grid min-h-72 place-content-center">
              <EmptyState {...empty} frame="none" />
            </div>
          )}
          {isDrawn && (
            <StackedDays
              label={frame.title}
              series={series}
              format={format}
              tickText={tickText}
              hidden={hidden}
              onHidden={setHidden}
            />
          )}
        </>,
      )}
    </ChartFrame>
  );
}

function StackedDaysSkeleton({ title }: { readonly title: string }): ReactElement {
  return <LoadingCard label={`Loading ${title}`} height="h-82" />;
}

const body = onDemand(async () => (await import("./stacked-days-body.tsx")).StackedDaysBody);

/**
 * A bar for each day or hour, stacked by series. The chart library is loaded on demand, into a placeholder of the final size.
 * Arrow keys move from bar to bar, and each one's values are announced.
 */
function StackedDays(props: StackedDaysProps): ReactElement {
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
