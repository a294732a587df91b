import type { QueryClient } from "@tanstack/react-query";
import { workspacesQuery } from "#features/workspaces/public.ts";
import { toAddressDay } from "#lib/dates/dates.ts";
import { todayIn } from "#lib/dates/day-range.ts";
import { savedRange } from "#lib/dates/saved-range.ts";
import { agentPagesQuery, agentsQuery, trafficSeriesQuery, trafficSummaryQuery } from "../traffic/public.ts";
import { type AgentVisitsSearch, agentVisitsView, trafficFilterOf } from "./agents-address.rules.ts";
import { pagesPerPage } from "./agents-page.queries.ts";

/** Starts loading the page's data without waiting: each card has its own skeleton. */
export async function startLoadingAgentVisits(
  queryClient: QueryClient,
  workspaceId: string,
  search: AgentVisitsSearch,
): Promise<void> {
  const workspaces = await queryClient.ensureQueryData(workspacesQuery);
  const workspace = workspaces.find(({ id }) => id === workspaceId);
  if (!workspace) return;

  const view = agentVisitsView(search, todayIn(workspace.time_zone, Date.now()));
  const filter = trafficFilterOf(view);
  void queryClient.prefetchQuery(trafficSummaryQuery(workspaceId, filter));
  void queryClient.prefetchQuery(trafficSeriesQuery(workspaceId, filter, view.group));
  void queryClient.prefetchQuery(agentsQuery(workspaceId, filter));
  if (view.tab === "pages") {
    const { order, page } = view;
    void queryClient.prefetchQuery(
      agentPagesQuery(workspaceId, filter, { order, page, pageSize: pagesPerPage }),
    );
  }
}

/** The search parameters with the stored days of this workspace, unless the URL has days. */
export function restoredAgentVisits(
  workspaceId: string,
  search: AgentVisitsSearch,
): AgentVisitsSearch | undefined {
  if (search.from !== undefined) return undefined;

  const range = savedRange(localStorage, { pages: "visits", projectId: workspaceId });
  return range && { ...search, from: toAddressDay(range.from), to: toAddressDay(range.to) };
}
