import type { QueryClient } from "@tanstack/react-query";
import { workspacesQuery } from "#features/workspaces/public.ts";
import { todayIn } from "#lib/dates/day-range.ts";
import { savedRange } from "#lib/dates/saved-range.ts";
import { visitsQuery } from "./visits.queries.ts";
import { type VisitsSearch, visitsView, withRange } from "./visits-search.rules.ts";

/** Starts loading the page's data without waiting: the page has its own skeleton. */
export async function startLoadingVisits(
  queryClient: QueryClient,
  workspaceId: string,
  search: VisitsSearch,
): Promise<void> {
  const workspaces = await queryClient.ensureQueryData(workspacesQuery);
  const workspace = workspaces.find(({ id }) => id === workspaceId);
  if (!workspace) return;

  const view = visitsView(search, todayIn(workspace.time_zone, Date.now()));
  void queryClient.prefetchQuery(visitsQuery(workspaceId, view));
}

/** The search parameters with the stored days of this project, unless the URL has days. */
export function restoredSearch(workspaceId: string, search: VisitsSearch): VisitsSearch | undefined {
  if (search.from !== undefined) return undefined;

  const range = savedRange(localStorage, { pages: "visits", projectId: workspaceId });
  return range && withRange(search, range);
}
