import { ChartLine } from "lucide-react";
import { type ReactElement, useMemo } from "react";
import { EmptyState } from "../../frame/empty-state.tsx";
import { AnnotationList } from "./annotation-list.tsx";
import { chartRows } from "./chart-rows.ts";
import { ChartSpace } from "./chart-space.tsx";
import { onDemand } from "./on-demand.ts";
import { SeriesLegend } from "./series-legend.tsx";
import type { TimeSeriesProps } from "./time-series-props.ts";

const body = onDemand(async () => (await import("./time-series-body.tsx")).TimeSeriesBody);

/**
 * A line chart over days. The chart library is loaded on demand, into a placeholder of the final size. Arrow
 * keys move from day to day, and each day's values are announced.
 */
export function TimeSeries(props: TimeSeriesProps): ReactElement {
  const { series, previous, annotations = [], hidden, onHidden, lastIsPartial = false, empty } = props;
  const rows = useMemo(() => chartRows(series, previous), [series, previous]);
  const hasValues = rows.some(({ points }) => points.size > 0);
  if (!hasValues) return <div className="grid min-h-72 place-content-center">{empty ?? <NoValues />}</div>;

  const [from, to] = [rows[0]?.day ?? "", rows.at(-1)?.day ?? ""];
  return (
    <div className="space-y-3">
      <ChartSpace chart={body} propsOf={(widthPx) => ({ ...props, rows, widthPx })} />
      <SeriesLegend
        series={series}
        hidden={hidden}
        onHidden={onHidden}
        hasPrevious={rows.some((row) => row.previous.size > 0)}
        lastIsPartial={lastIsPartial}
      />
      <AnnotationList annotations={annotations.filter(({ day }) => from <= day && day <= to)} />
    </div>
  );
}

function NoValues(): ReactElement {
  return (
    <EmptyState icon={ChartLine} title="No data in this period" frame="none">
      Nothing was measured on these days. Choose other dates to see more.
    </EmptyState>
  );
}
