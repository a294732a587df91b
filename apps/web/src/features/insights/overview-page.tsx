import { useQuery } from "@tanstack/react-query";
import { Printer, Share2 } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { launchedCampaignsQuery } from "#features/campaigns/public.ts";
import type { Address } from "#lib/address/use-address.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { cx } from "#ui/cx.ts";
import { Button } from "#ui/forms/button.tsx";
import { copyText } from "#ui/forms/copy-text.ts";
import { Later } from "#ui/frame/later.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { ChannelsCard } from "./cards/channels-card.tsx";
import { MatrixCard } from "./cards/matrix-card.tsx";
import { type OverviewSearch, searchesAddress, shownSearches } from "./cards/overview-search.rules.ts";
import { PromptsCard } from "./cards/prompts-card.tsx";
import { SearchesCard } from "./cards/searches-card.tsx";
import { SentimentCard } from "./cards/sentiment-card.tsx";
import { SourcesCard } from "./cards/sources-card.tsx";
import { WorstAnswersCard } from "./cards/worst-answers-card.tsx";
import { InsightFilters } from "./filters/insight-filters.tsx";
import { InsightScope, useInsightScope } from "./filters/insight-scope.tsx";
import { KnownCampaign } from "./filters/known-campaign.tsx";
import { summaryQuery } from "./insights.queries.ts";
import { NoAnswersYet } from "./no-answers-yet.tsx";
import { SummaryStrip } from "./summary/summary-strip.tsx";
import { UpdatedStamp } from "./updated-stamp.tsx";
import { RankingCard } from "./visibility/ranking-card.tsx";
import { VisibilityCard } from "./visibility/visibility-card.tsx";

export interface OverviewPageProps extends Address<OverviewSearch> {
  /** Extra actions in the empty state. */
  readonly whenEmpty?: ReactNode;
}

export function OverviewPage({ search, whenEmpty, onSearch }: OverviewPageProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const campaigns = useQuery(launchedCampaignsQuery(workspaceId));
  const isUnused = campaigns.data?.length === 0;
  return (
    <div className="space-y-4">
      <PageHeader
        title="Brand Insights Overview"
        purpose="Track your brand visibility and performance in AI search results"
        actions={!isUnused && <OverviewActions />}
      />
      {isUnused ? (
        <NoAnswersYet whenEmpty={whenEmpty} />
      ) : (
        <InsightScope
          address={search}
          onAddress={(change) => onSearch((latest) => ({ ...looksOf(latest), ...change(latest) }), "replace")}
        >
          <Figures search={search} onSearch={onSearch} />
        </InsightScope>
      )}
    </div>
  );
}

/** Looks in the address besides the filters. */
function looksOf({ metric, brands, prompts, ...looks }: OverviewSearch): OverviewSearch {
  return {
    ...(metric && { metric }),
    ...(brands && { brands }),
    ...(prompts && { prompts }),
    // Another filter begins on the first page of the searches.
    ...searchesAddress({ ...shownSearches(looks), page: 1 }),
  };
}

/** Campaigns can ask nothing but queries that name the brand. */
function AllQueries(): ReactElement {
  const { change } = useInsightScope();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-fg-2">
      Only queries that do not name the brand are counted.
      <Button size="sm" onClick={() => change({ branded: undefined })}>
        Count all queries
      </Button>
    </p>
  );
}

const widths = { 4: "xl:col-span-4", 6: "xl:col-span-6", 8: "xl:col-span-8", 12: "xl:col-span-12" } as const;

/** A place in the grid of twelve columns; its card is fetched when it comes near. */
function Place({
  columns,
  children,
}: {
  readonly columns: keyof typeof widths;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div className={cx("grid min-w-0 grid-cols-1", widths[columns])}>
      <Later room="card">{children}</Later>
    </div>
  );
}

function Figures({ search, onSearch }: Omit<OverviewPageProps, "whenEmpty">): ReactElement {
  const workspaceId = useWorkspaceId();
  const { view, filter } = useInsightScope();
  const { metric, brands, prompts } = search;
  const summary = useQuery(summaryQuery(workspaceId, filter));
  return (
    <>
      <InsightFilters />
      <KnownCampaign>
        <SummaryStrip summary={summary} />
        {summary.data?.total_answers === 0 && view.branded === false && <AllQueries />}
        <div className="grid grid-cols-1 gap-5 xl:grid-cols-12 print:block print:space-y-5">
          <Place columns={8}>
            <VisibilityCard
              metric={metric ?? "visibility"}
              brands={brands}
              onMetric={(next) => {
                onSearch(
                  ({ metric: _, ...others }) => ({ ...others, ...(next === "voice" && { metric: next }) }),
                  "replace",
                );
              }}
              onBrands={(change) => {
                onSearch(({ brands: shown, ...others }) => {
                  const next = change(shown);
                  return { ...others, ...(next && { brands: next }) };
                }, "replace");
              }}
            />
          </Place>
          <Place columns={4}>
            <RankingCard />
          </Place>
          <Place columns={6}>
            <SourcesCard />
          </Place>
          <div className="flex min-w-0 flex-col gap-5 *:last:grow xl:col-span-6">
            <Later room="card">
              <ChannelsCard />
            </Later>
            <Later room="card">
              <MatrixCard />
            </Later>
          </div>
          <Place columns={12}>
            <PromptsCard
              tab={prompts ?? "underperforming"}
              onTab={(tab) => {
                onSearch(
                  ({ prompts: _, ...others }) => ({
                    ...others,
                    ...(tab !== "underperforming" && { prompts: tab }),
                  }),
                  "push",
                );
              }}
            />
          </Place>
          <Place columns={12}>
            <SearchesCard
              shown={shownSearches(search)}
              onShow={(change) => {
                onSearch(
                  ({ searches, searched, searchesPage, ...others }) => ({
                    ...others,
                    ...searchesAddress({
                      ...shownSearches({ ...(searches && { searches }), ...(searched && { searched }) }),
                      ...change,
                    }),
                  }),
                  change.search === undefined ? "push" : "replace",
                );
              }}
            />
          </Place>
          {view.campaign !== undefined && (
            <>
              <Place columns={4}>
                <SentimentCard />
              </Place>
              <Place columns={8}>
                <WorstAnswersCard />
              </Place>
            </>
          )}
        </div>
        <UpdatedStamp updatedAt={summary.dataUpdatedAt} />
      </KnownCampaign>
    </>
  );
}

/** The URL contains all filters, so sharing copies it; exporting prints the page. */
function OverviewActions(): ReactElement {
  const share = async (): Promise<void> => {
    if (await copyText(location.href))
      toast.success("Link copied: members of this workspace see the same view.");
    else toast.error("The link could not be copied. Please copy it from the address bar.");
  };
  return (
    <div className="flex gap-2 print:hidden">
      <Button size="sm" icon={<Share2 size={16} aria-hidden="true" />} onClick={() => void share()}>
        Share
      </Button>
      <Button size="sm" icon={<Printer size={16} aria-hidden="true" />} onClick={() => print()}>
        Export
      </Button>
    </div>
  );
}
