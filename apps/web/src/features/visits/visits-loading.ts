import type { QueryClient } from "@tanstack/react-query";
import { workspacesQuery } from "#features/workspaces/public.ts";
import { todayIn } from "#lib/dates/day-range.ts";
import { savedRange } from "#lib/dates/saved-range.ts";
import { visitsQuery } from "./visits.queries.ts";
import { type VisitsSearch, visitsView, withRange } from "./visits-search.rules.ts";

/** Starts to load what the page will show, without waiting for it: the page has a skeleton of its own. */
export async function startLoadingVisits(
  queryClient: QueryClient,
  projectId: string,
  search: VisitsSearch,
): Promise<void> {
  const workspaces = await queryClient.ensureQueryData(workspacesQuery);
  const workspace = workspaces.find(({ id }) => id === projectId);
  if (!workspace) return;

  const view = visitsView(search, todayIn(workspace.time_zone, Date.now()));
  void queryClient.prefetchQuery(visitsQuery(projectId, view));
}

/** The address with the days that were chosen last for this project, unless it names days of its own. */
export function restoredSearch(projectId: string, search: VisitsSearch): VisitsSearch | undefined {
  if (search.from !== undefined) return undefined;

  const range = savedRange(localStorage, { pages: "visits", projectId });
  return range && withRange(search, range);
}
