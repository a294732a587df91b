import type { SpendingOverview } from "@citelens/contract/billing/spending";
import { Coins } from "lucide-react";
import { type ReactElement, useMemo, useState } from "react";
import type { DayRange } from "#lib/dates/day-range.ts";
import { dollarsText } from "#lib/figures.ts";
import { ChartFrame } from "#ui/charts/chart-frame.tsx";
import { StackedDays } from "#ui/charts/time-series/stacked-days.tsx";
import { timeSeriesTable } from "#ui/charts/time-series/time-series-table.ts";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { dollarTickText, operatorSeries } from "./spending.rules.ts";

interface SpendingChartProps {
  /** Undefined while it is loading. */
  readonly overview: SpendingOverview | undefined;
  readonly range: DayRange;
}

const title = "Costs per day";

/** A bar for each day, stacked by operator; the card's menu shows it as a table. */
export function SpendingChart({ overview, range }: SpendingChartProps): ReactElement {
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const series = useMemo(() => overview && operatorSeries(overview.days, range), [overview, range]);
  const isEmpty = series?.length === 0;
  return (
    <ChartFrame
      title={title}
      hint="By operator, the provider that sends the bill"
      table={series && !isEmpty ? timeSeriesTable({ series, format: dollarsText }) : undefined}
    >
      {!series && (
        <div className="h-82">
          <Skeleton shape="card" />
        </div>
      )}
      {isEmpty && (
        <div className="grid min-h-72 place-content-center">
          <EmptyState icon={Coins} title="No costs in this period" frame="none">
            No AI provider was asked on these days. Choose other dates to see more.
          </EmptyState>
        </div>
      )}
      {series && !isEmpty && (
        <StackedDays
          label={title}
          series={series}
          format={dollarsText}
          tickText={dollarTickText}
          hidden={hidden}
          onHidden={setHidden}
        />
      )}
    </ChartFrame>
  );
}
