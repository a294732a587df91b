import type { ReferralSummary } from "@citelens/contract/traffic/referrals";
import { CornerDownRight } from "lucide-react";
import { type ReactElement, useMemo } from "react";
import { compactText, countText } from "#lib/figures.ts";
import { StackedDaysCard } from "#ui/charts/stacked-days/stacked-days-card.tsx";
import { assistantSeries } from "./referral-series.rules.ts";

/** A bar for each day, stacked by assistant; undefined while it is loading. */
export function ReferralsChart({ summary }: { readonly summary: ReferralSummary | undefined }): ReactElement {
  const series = useMemo(() => summary && assistantSeries(summary), [summary]);
  return (
    <StackedDaysCard
      title="AI referrals per day"
      hint="By assistant"
      series={series}
      format={countText}
      tickText={wholeText}
      empty={{
        icon: CornerDownRight,
        title: "No AI referrals in this period",
        children: "No AI assistant sent anyone on these days. Choose other dates or filters to see more.",
      }}
    />
  );
}

/** Nobody comes in parts: a low axis has no words between its whole figures. */
function wholeText(value: number): string {
  return Number.isInteger(value) ? compactText(value) : "";
}
