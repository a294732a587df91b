import { aiPurposes } from "@citelens/contract/traffic/agent-words";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { meQuery } from "#features/accounts/public.ts";
import { HeadlineCard } from "#features/insights/public.ts";
import { referralSumsQuery } from "#features/referrals/public.ts";
import { everVisitedQuery } from "#features/visits/first-visit/public.ts";
import { TrafficChart, trafficSeriesQuery, trafficSummaryQuery } from "#features/visits/traffic/public.ts";
import type { Address } from "#lib/address/use-address.ts";
import { todayIn } from "#lib/dates/day-range.ts";
import { useWorkspace } from "#lib/workspace.tsx";
import { Segmented } from "#ui/forms/segmented.tsx";
import { Later } from "#ui/frame/later.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { AgentsCard } from "./agents-card.tsx";
import { isVisibilityFirst } from "./checklist.rules.ts";
import { Checklist } from "./checklist.tsx";
import { CrawlRatioCard } from "./crawl-ratio-card.tsx";
import { type DashboardSearch, dashboardPresets, periodOf, rangeOf } from "./dashboard-search.rules.ts";
import { LiveFeedCard } from "./live-feed-card.tsx";
import { PagesCard } from "./pages-card.tsx";
import { TrafficStrip } from "./traffic-strip.tsx";

export type DashboardPageProps = Address<DashboardSearch>;

/** How assistants treat the brand's site, on one screen. */
export function DashboardPage({ search, onSearch }: DashboardPageProps): ReactElement {
  const workspace = useWorkspace();
  const today = todayIn(workspace.time_zone, Date.now());
  const range = rangeOf(search, today);
  const summary = useQuery(trafficSummaryQuery(workspace.id, { range, purpose: aiPurposes }));
  const isUntouched = summary.data?.tracking_since === null;
  useQuery({ ...everVisitedQuery(workspace.id, today), enabled: isUntouched });
  const referrals = useQuery(referralSumsQuery(workspace.id, range));
  const series = useQuery(trafficSeriesQuery(workspace.id, { range }, "purpose"));
  const { data: user } = useQuery(meQuery);
  const isBrandFirst = isVisibilityFirst(user?.company_type ?? null);
  return (
    <div className="space-y-5">
      <PageHeader
        title="Dashboard"
        purpose={`How AI assistants read ${workspace.name}, send people to it and speak of it.`}
        actions={
          <Segmented
            label="Period"
            options={dashboardPresets}
            value={periodOf(search)}
            onChange={(period) => onSearch(() => (period === periodOf({}) ? {} : { period }), "replace")}
          />
        }
      />
      <Checklist summary={summary} />
      {isBrandFirst && <HeadlineCard range={range} width="row" />}
      <TrafficStrip summary={summary} referrals={referrals} range={range} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-12">
        <div className="min-w-0 space-y-5 lg:col-span-8">
          <Later room="card">
            <TrafficChart
              title="Visits by purpose"
              hint="What agents read your pages for; spoofed visits are left out"
              query={series}
              group="purpose"
            />
          </Later>
          <Later room="card">
            <AgentsCard range={range} />
          </Later>
          <Later room="card">
            <PagesCard range={range} />
          </Later>
        </div>
        <div className="min-w-0 space-y-5 lg:col-span-4">
          {!isBrandFirst && <HeadlineCard range={range} width="column" />}
          <Later room="card">
            <CrawlRatioCard range={range} />
          </Later>
          <Later room="card">
            <LiveFeedCard />
          </Later>
        </div>
      </div>
    </div>
  );
}
