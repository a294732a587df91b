import type { SpendingOverview } from "@citelens/contract/billing/spending";
import { Coins } from "lucide-react";
import { type ReactElement, useMemo } from "react";
import type { DayRange } from "#lib/dates/day-range.ts";
import { dollarsText } from "#lib/figures.ts";
import { StackedDaysCard } from "#ui/charts/stacked-days/stacked-days-card.tsx";
import { dollarTickText, operatorSeries } from "./spending.rules.ts";

interface SpendingChartProps {
  /** Undefined while it is loading. */
  readonly overview: SpendingOverview | undefined;
  readonly range: DayRange;
}

/** A bar for each day, stacked by operator; the card's menu shows it as a table. */
export function SpendingChart({ overview, range }: SpendingChartProps): ReactElement {
  const series = useMemo(() => overview && operatorSeries(overview.days, range), [overview, range]);
  return (
    <StackedDaysCard
      title="Costs per day"
      hint="By operator, the provider that sends the bill"
      series={series}
      format={dollarsText}
      tickText={dollarTickText}
      empty={{
        icon: Coins,
        title: "No costs in this period",
        children: "No AI provider was asked on these days. Choose other dates to see more.",
      }}
    />
  );
}
