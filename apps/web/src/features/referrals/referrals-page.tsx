import type { ReferralSummary } from "@citelens/contract/traffic/referrals";
import { useQuery } from "@tanstack/react-query";
import { CornerDownRight } from "lucide-react";
import { type ReactElement, useMemo } from "react";
import { type Address, changeOfView } from "#lib/address/use-address.ts";
import { todayIn } from "#lib/dates/day-range.ts";
import { compactText, countText } from "#lib/figures.ts";
import { useWorkspace } from "#lib/workspace.tsx";
import { StackedDaysCard } from "#ui/charts/stacked-days/stacked-days-card.tsx";
import { Card } from "#ui/frame/card.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { AssistantsCard } from "./assistants-card.tsx";
import { ConnectReferrals } from "./connect-referrals.tsx";
import { LandingPagesCard } from "./landing-pages-card.tsx";
import { ReferralFiltersBar } from "./referral-filters.tsx";
import { assistantSeries } from "./referral-series.rules.ts";
import { ReferralStats } from "./referral-stats.tsx";
import { everReportedQuery, referralsQuery } from "./referrals.queries.ts";
import {
  addressOfReferrals,
  type ReferralFilters,
  type ReferralsSearch,
  referralsView,
} from "./referrals-search.rules.ts";

/** The people whom AI assistants sent: how many, by whom, and on which pages they arrived. */
export function ReferralsPage({ search, onSearch }: Address<ReferralsSearch>): ReactElement {
  const workspace = useWorkspace();
  const today = todayIn(workspace.time_zone, Date.now());
  const view = referralsView(search, today);
  const summary = useQuery(referralsQuery(workspace.id, view));
  const isQuiet = summary.data?.people === 0;
  const ever = useQuery({ ...everReportedQuery(workspace.id, today), enabled: isQuiet });
  const isUnconnected = isQuiet && ever.data?.people === 0;
  const isPending = summary.isPending || (isQuiet && ever.isLoading);

  const change = changeOfView(onSearch, {
    viewOf: (latest: ReferralsSearch) => referralsView(latest, today),
    searchOf: (next) => addressOfReferrals(next, today),
  });
  const filter = (part: Partial<ReferralFilters>): void => change(part, "replace");

  return (
    <div className="space-y-5">
      <PageHeader
        title="Referrals"
        purpose={`People whom AI assistants sent to ${workspace.name}. Counts are a floor; Google AI Overviews and AI Mode cannot be told from search.`}
      />
      {isUnconnected ? (
        <ConnectReferrals />
      ) : (
        <>
          <ReferralFiltersBar
            view={view}
            today={today}
            timeZone={workspace.time_zone}
            onChange={(part) => change(part, "replace")}
          />
          {!summary.data && summary.isError ? (
            <Card>
              <QueryError query={summary} />
            </Card>
          ) : (
            <>
              <ReferralStats summary={isPending ? undefined : summary.data} />
              <ReferralsChart summary={isPending ? undefined : summary.data} />
            </>
          )}
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <AssistantsCard view={view} onFilter={filter} />
            <LandingPagesCard view={view} onFilter={filter} onChange={change} />
          </div>
        </>
      )}
    </div>
  );
}

/** A bar for each day, stacked by assistant; undefined while it is loading. */
function ReferralsChart({ summary }: { readonly summary: ReferralSummary | undefined }): ReactElement {
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
