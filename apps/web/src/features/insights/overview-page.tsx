import type { Workspace } from "@citelens/contract/workspaces";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { launchedCampaignsQuery } from "#features/campaigns/public.ts";
import { workspacesQuery } from "#features/workspaces/public.ts";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { ChannelsCard } from "./cards/channels-card.tsx";
import { MatrixCard } from "./cards/matrix-card.tsx";
import { PromptsCard } from "./cards/prompts-card.tsx";
import { SentimentCard } from "./cards/sentiment-card.tsx";
import { SourcesCard } from "./cards/sources-card.tsx";
import { WorstAnswersCard } from "./cards/worst-answers-card.tsx";
import { InsightFilters } from "./filters/insight-filters.tsx";
import { useInsightView } from "./filters/use-insight-view.ts";
import { summaryQuery } from "./insights.queries.ts";
import { NoAnswersYet } from "./no-answers-yet.tsx";
import { OverviewActions } from "./overview-actions.tsx";
import type { OverviewSearch } from "./overview-search.rules.ts";
import { SummaryStrip } from "./summary/summary-strip.tsx";
import { UpdatedStamp } from "./updated-stamp.tsx";
import { RankingCard } from "./visibility/ranking-card.tsx";
import { VisibilityCard } from "./visibility/visibility-card.tsx";

export interface OverviewPageProps {
  readonly projectId: string;
  readonly search: OverviewSearch;
  /** Extra actions in the empty state. */
  readonly whenEmpty?: ReactNode;
  /** Filters replace the history entry; panels add one. */
  readonly onSearch: (search: OverviewSearch, history: "push" | "replace") => void;
}

export function OverviewPage({ projectId, ...page }: OverviewPageProps): ReactElement | null {
  const { data: workspaces } = useQuery(workspacesQuery);
  const workspace = workspaces?.find(({ id }) => id === projectId);
  if (!workspace) return null;

  // A key per workspace resets the page's state when the workspace changes.
  return <OverviewOf key={workspace.id} workspace={workspace} {...page} />;
}

interface OverviewOfProps extends Omit<OverviewPageProps, "projectId"> {
  readonly workspace: Workspace;
}

function OverviewOf({ workspace, search, whenEmpty, onSearch }: OverviewOfProps): ReactElement {
  const campaigns = useQuery(launchedCampaignsQuery(workspace.id));
  const isUnused = campaigns.data?.length === 0;
  return (
    <div className="space-y-4">
      <PageHeader
        title="Brand Insights Overview"
        purpose="Track your brand visibility and performance in AI search results"
        actions={!isUnused && <OverviewActions />}
      />
      {isUnused ? (
        <NoAnswersYet projectId={workspace.id} whenEmpty={whenEmpty} />
      ) : (
        <Figures workspace={workspace} search={search} onSearch={onSearch} />
      )}
    </div>
  );
}

function Figures({ workspace, search, onSearch }: Omit<OverviewOfProps, "whenEmpty">): ReactElement {
  const { metric, brands, prompts, ...address } = search;
  const looks = {
    ...(metric && { metric }),
    ...(brands && { brands }),
    ...(prompts && { prompts }),
  };
  const { view, filter, today, change } = useInsightView(workspace, address, (next) =>
    onSearch({ ...next, ...looks }, "replace"),
  );
  const projectId = workspace.id;
  const summary = useQuery(summaryQuery(projectId, filter));
  const cards = { projectId, filter };
  return (
    <>
      <InsightFilters
        projectId={projectId}
        view={view}
        today={today}
        timeZone={workspace.time_zone}
        onChange={change}
      />
      <SummaryStrip projectId={projectId} view={view} filter={filter} summary={summary} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-12 print:block print:space-y-5">
        <div className="min-w-0 lg:col-span-8">
          <VisibilityCard
            projectId={projectId}
            view={view}
            filter={filter}
            today={today}
            metric={metric ?? "visibility"}
            brands={brands}
            onMetric={(next) => {
              const { metric: _, ...others } = search;
              onSearch({ ...others, ...(next === "voice" && { metric: next }) }, "replace");
            }}
            onBrands={(next) => {
              const { brands: _, ...others } = search;
              onSearch({ ...others, ...(next && { brands: next }) }, "replace");
            }}
          />
        </div>
        <div className="min-w-0 lg:col-span-4">
          <RankingCard {...cards} />
        </div>
        <div className="min-w-0 lg:col-span-6">
          <SourcesCard {...cards} />
        </div>
        <div className="min-w-0 space-y-5 lg:col-span-6">
          <ChannelsCard {...cards} />
          <MatrixCard {...cards} />
        </div>
        <div className="min-w-0 lg:col-span-12">
          <PromptsCard
            {...cards}
            tab={prompts ?? "underperforming"}
            onTab={(tab) => {
              const { prompts: _, ...others } = search;
              onSearch({ ...others, ...(tab !== "underperforming" && { prompts: tab }) }, "push");
            }}
          />
        </div>
        {view.campaign !== undefined && (
          <>
            <div className="min-w-0 lg:col-span-4">
              <SentimentCard {...cards} />
            </div>
            <div className="min-w-0 lg:col-span-8">
              <WorstAnswersCard {...cards} />
            </div>
          </>
        )}
      </div>
      <UpdatedStamp projectId={projectId} updatedAt={summary.dataUpdatedAt} />
    </>
  );
}
