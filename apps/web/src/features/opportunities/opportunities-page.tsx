import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CalendarDays, RotateCw } from "lucide-react";
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from "react";
import { launchedCampaignsQuery } from "#features/campaigns/public.ts";
import { type Address, changeOfView } from "#lib/address/use-address.ts";
import { problemMessage } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { ExportButton } from "#ui/forms/export-button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { NoCampaigns } from "./no-campaigns.tsx";
import {
  opportunitiesAfresh,
  opportunitiesFile,
  opportunitiesQuery,
  useRefresh,
} from "./opportunities.queries.ts";
import { type OpportunitiesSearch, opportunitiesList } from "./opportunities-search.rules.ts";
import { OpportunitiesTable } from "./opportunities-table.tsx";
import { OpportunityFilters } from "./opportunity-filters.tsx";
import { OpportunityPanel } from "./opportunity-panel.tsx";
import { RefreshLine } from "./refresh-line.tsx";

export interface OpportunitiesPageProps extends Address<OpportunitiesSearch> {
  /** Further actions before any campaign was launched. */
  readonly whenEmpty?: ReactNode;
}

/** Opportunities to make answers name and cite the client, by their worth. */
export function OpportunitiesPage({ search, onSearch, whenEmpty }: OpportunitiesPageProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const { opportunity, ...view } = opportunitiesList.viewOf(search);
  const change = changeOfView(onSearch, opportunitiesList);
  const campaigns = useQuery(launchedCampaignsQuery(workspaceId));
  const list = useQuery(opportunitiesQuery(workspaceId, view));
  const refreshing = useRefresh(workspaceId);
  useNewSearch(list.data?.refresh.refreshed_at);
  // Keeps the panel's content unchanged during the closing animation.
  const [lastOpened, setLastOpened] = useState(opportunity);
  if (opportunity !== undefined && opportunity !== lastOpened) setLastOpened(opportunity);

  const isUnused = campaigns.data?.length === 0 && list.data?.states.length === 0;
  const refresh = (): void =>
    refreshing.mutate(undefined, { onError: (problem) => toast.error(problemMessage(problem)) });
  return (
    <div className="space-y-4">
      <PageHeader
        title="Content Opportunities"
        purpose="What would make AI answers name and cite you, by what it is worth."
        actions={
          !isUnused && (
            <>
              <Button
                size="sm"
                icon={<CalendarDays size={14} aria-hidden="true" />}
                render={
                  <Link to="/workspaces/$projectId/optimization/plan" params={{ projectId: workspaceId }} />
                }
              >
                Plan
              </Button>
              <Button
                size="sm"
                icon={<RotateCw size={14} aria-hidden="true" />}
                loading={refreshing.isPending || list.data?.refresh.is_running}
                onClick={refresh}
              >
                Refresh
              </Button>
              <ExportButton
                name={`opportunities-${view.period}`}
                read={(format) => opportunitiesFile(workspaceId, { view, format })}
                disabled={!list.data || list.data.count === 0}
              />
            </>
          )
        }
      />
      {isUnused ? (
        <NoCampaigns whenEmpty={whenEmpty} />
      ) : (
        <>
          {list.isPending && <div className="h-5" />}
          {list.data && <RefreshLine refresh={list.data.refresh} onRefresh={refresh} />}
          <OpportunityFilters view={{ ...view, opportunity }} onChange={change} />
          <OpportunitiesTable
            list={list}
            view={{ ...view, opportunity }}
            onChange={change}
            queries={campaigns.data?.reduce((sum, { query_count }) => sum + query_count, 0)}
            onRefresh={refresh}
          />
        </>
      )}
      {lastOpened !== undefined && (
        <OpportunityPanel
          key={lastOpened}
          id={lastOpened}
          period={view.period}
          open={opportunity !== undefined}
          onClose={() => change(({ page }) => ({ opportunity: undefined, page }), "push")}
        />
      )}
    </div>
  );
}

/** Once a search has come to its end, what is shown beside its own list is old. */
function useNewSearch(refreshedAt: string | null | undefined): void {
  const queryClient = useQueryClient();
  const workspaceId = useWorkspaceId();
  const known = useRef(refreshedAt);
  useEffect(() => {
    const isNew = known.current !== undefined && refreshedAt !== undefined && known.current !== refreshedAt;
    known.current = refreshedAt;
    if (isNew) void opportunitiesAfresh(queryClient, workspaceId);
  }, [refreshedAt, queryClient, workspaceId]);
}
