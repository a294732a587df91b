import type { SeriesGroup, TrafficSeries } from "@citelens/contract/traffic/agents";
import type { UseQueryResult } from "@tanstack/react-query";
import { ChartNoAxesColumn } from "lucide-react";
import { type ReactElement, type ReactNode, useMemo } from "react";
import { compactText, countText } from "#lib/figures.ts";
import { StackedDaysCard } from "#ui/charts/stacked-days/stacked-days-card.tsx";
import { cx } from "#ui/cx.ts";
import { QueryError } from "#ui/frame/error-state.tsx";
import { seriesOf } from "./traffic-series.rules.ts";

interface TrafficChartProps {
  readonly title: string;
  readonly hint?: string;
  readonly query: UseQueryResult<TrafficSeries>;
  /** Grouping that the query was asked for. */
  readonly group: SeriesGroup;
  /** Left of the menu, such as a choice of the group. */
  readonly controls?: ReactNode;
}

/** Visits over time, stacked by group; the card's menu shows them as a table and saves them. */
export function TrafficChart({ query, group, ...card }: TrafficChartProps): ReactElement {
  const { data } = query;
  const series = useMemo(() => data && seriesOf(data, group), [data, group]);
  return (
    <StackedDaysCard
      {...card}
      series={series}
      format={countText}
      tickText={compactText}
      empty={{ icon: ChartNoAxesColumn, title: "No visits on these days" }}
      around={(chart) =>
        query.isError && !data ? (
          <QueryError query={query} />
        ) : (
          <div
            aria-busy={query.isPlaceholderData}
            className={cx("transition-opacity", query.isPlaceholderData && "opacity-50 delay-150")}
          >
            {chart}
          </div>
        )
      }
    />
  );
}
