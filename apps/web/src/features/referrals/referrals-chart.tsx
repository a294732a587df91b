import type { ReferralSummary } from "@citelens/contract/traffic/referrals";
import { CornerDownRight } from "lucide-react";
import { type ReactElement, useMemo, useState } from "react";
import { compactText, countText } from "#lib/figures.ts";
import { ChartFrame } from "#ui/charts/chart-frame.tsx";
import { StackedDays } from "#ui/charts/time-series/stacked-days.tsx";
import { timeSeriesTable } from "#ui/charts/time-series/time-series-table.ts";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { assistantSeries } from "./referral-series.rules.ts";

const title = "AI referrals per day";

/** A bar for each day, stacked by assistant; undefined while it is loading. */
export function ReferralsChart({ summary }: { readonly summary: ReferralSummary | undefined }): ReactElement {
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const series = useMemo(() => summary && assistantSeries(summary), [summary]);
  const isEmpty = series?.length === 0;
  return (
    <ChartFrame
      title={title}
      hint="By assistant"
      table={series && !isEmpty ? timeSeriesTable({ series, format: countText }) : undefined}
    >
      {!series && (
        <div className="h-82">
          <Skeleton shape="card" />
        </div>
      )}
      {isEmpty && (
        <div className="grid min-h-72 place-content-center">
          <EmptyState icon={CornerDownRight} title="No AI referrals in this period" frame="none">
            No AI assistant sent anyone on these days. Choose other dates or filters to see more.
          </EmptyState>
        </div>
      )}
      {series && !isEmpty && (
        <StackedDays
          label={title}
          series={series}
          format={countText}
          tickText={wholeText}
          hidden={hidden}
          onHidden={setHidden}
        />
      )}
    </ChartFrame>
  );
}

/** Nobody comes in parts: a low axis has no words between its whole figures. */
function wholeText(value: number): string {
  return Number.isInteger(value) ? compactText(value) : "";
}
