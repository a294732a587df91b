import type { AdsDashboard } from "@citelens/contract/content/ads-dashboard";
import { Coins, Eye } from "lucide-react";
import { type ReactElement, useMemo } from "react";
import type { DayRange } from "#lib/dates/day-range.ts";
import { compactText, countText, moneyText } from "#lib/figures.ts";
import { StackedDaysCard } from "#ui/charts/stacked-days/stacked-days-card.tsx";
import { Segmented } from "#ui/forms/segmented.tsx";
import { broughtSeries, spendSeries } from "./ads-dashboard.rules.ts";
import type { ShownAgainst } from "./ads-dashboard-search.rules.ts";

interface DashboardChartsProps {
  /** Undefined while it is loading. */
  readonly dashboard: AdsDashboard | undefined;
  readonly range: DayRange;
  readonly against: ShownAgainst;
  readonly onAgainst: (against: ShownAgainst) => void;
}

const choices = [
  { value: "reads", label: "Agent reads" },
  { value: "clicks", label: "Clicks" },
] as const;

const titles = { reads: "Agent reads per day", clicks: "Clicks per day" } as const;

const empties = {
  reads: "No agent read a passage on these days, or no campaign stands on websites.",
  clicks: "No ad in an assistant ran on these days. Passages on websites have no clicks that are counted.",
} as const;

/** Spending of each day, beside what it brought on the same days. */
export function DashboardCharts(props: DashboardChartsProps): ReactElement {
  const { dashboard, range, against, onAgainst } = props;
  const spend = useMemo(() => dashboard && spendSeries(dashboard.days, range), [dashboard, range]);
  const brought = useMemo(
    () => dashboard && broughtSeries(dashboard.days, range, against),
    [dashboard, range, against],
  );
  const money = (amount: number): string => moneyText(Math.round(amount * 100), dashboard?.currency ?? "EUR");
  return (
    <div className="grid grid-cols-1 gap-5 xl:grid-cols-2">
      <StackedDaysCard
        title="Spend per day"
        hint="Of all ad campaigns of the workspace"
        series={spend}
        format={money}
        tickText={money}
        empty={{
          icon: Coins,
          title: "Nothing was spent in this period",
          children: "Choose other dates to see more.",
        }}
      />
      <StackedDaysCard
        title={titles[against]}
        hint="Of the same campaigns on the same days"
        controls={<Segmented label="Spend against" options={choices} value={against} onChange={onAgainst} />}
        series={brought}
        format={countText}
        tickText={compactText}
        empty={{ icon: Eye, title: "No figures in this period", children: empties[against] }}
      />
    </div>
  );
}
