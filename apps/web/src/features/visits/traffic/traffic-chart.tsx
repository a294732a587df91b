import type { SeriesGroup, TrafficSeries } from "@citelens/contract/traffic/agents";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactElement, type ReactNode, useMemo, useState } from "react";
import { compactText, countText } from "#lib/figures.ts";
import { ChartFrame } from "#ui/charts/chart-frame.tsx";
import { StackedDays } from "#ui/charts/time-series/stacked-days.tsx";
import { timeSeriesTable } from "#ui/charts/time-series/time-series-table.ts";
import { QueryContent } from "#ui/frame/query-content.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { seriesOf } from "./traffic-series.rules.ts";

interface TrafficChartProps {
  readonly title: string;
  readonly hint?: string;
  readonly query: UseQueryResult<TrafficSeries>;
  /** What the query was asked to group by. */
  readonly group: SeriesGroup;
  /** Left of the menu, such as a choice of the group. */
  readonly controls?: ReactNode;
}

/** Visits over time, stacked by group; the card's menu shows them as a table and saves them. */
export function TrafficChart({ title, hint, query, group, controls }: TrafficChartProps): ReactElement {
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const { data } = query;
  const series = useMemo(() => (data ? seriesOf(data, group) : []), [data, group]);
  return (
    <ChartFrame
      title={title}
      {...(hint !== undefined && { hint })}
      table={series.length > 0 ? timeSeriesTable({ series, format: countText }) : undefined}
      controls={controls}
    >
      <QueryContent
        title={title}
        query={query}
        isEmpty={({ groups }) => groups.length === 0}
        emptyText="No visits on these days"
        skeleton={
          <div className="h-82">
            <Skeleton shape="card" />
          </div>
        }
      >
        {() => (
          <StackedDays
            label={title}
            series={series}
            format={countText}
            tickText={compactText}
            hidden={hidden}
            onHidden={setHidden}
          />
        )}
      </QueryContent>
    </ChartFrame>
  );
}
