import type { Input } from "@citelens/contract/base/endpoint";
import type { FileFormat } from "@citelens/contract/base/list-format";
import { listBotVisits, listTrackingCounters } from "@citelens/contract/traffic/visits";
import { updateWorkspace, type Workspace } from "@citelens/contract/workspaces/workspaces";
import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { workspacesQuery } from "#features/workspaces/public.ts";
import { call, callForFile } from "#lib/api/call.ts";
import { endpointQuery, pageQuery, showChange } from "#lib/api/queries.ts";
import { botTypesOf } from "./agent-filter.rules.ts";
import type { VisitsView } from "./visits-search.rules.ts";

export const visitsPerPage = 20;

/** How often an open list is refetched while its tab is visible. */
const listEveryMs = 15_000;

/** One page of the filtered list; the previous rows stay visible while it loads. */
export function visitsQuery(workspaceId: string, view: VisitsView) {
  return pageQuery(
    ["visits", workspaceId, "list", view],
    [
      listBotVisits,
      {
        params: { projectId: workspaceId },
        query: { ...filtersOf(view), page: view.page, page_size: visitsPerPage },
      },
    ],
    { refetchInterval: listEveryMs },
  );
}

/** How reported requests were handled in the last 30 days, by key. */
export function countersQuery(workspaceId: string) {
  return endpointQuery(
    ["visits", workspaceId, "counters"],
    [listTrackingCounters, { params: { projectId: workspaceId } }],
    { staleTime: 0 },
  );
}

/** The whole filtered list as a file. */
export function visitsFile(workspaceId: string, view: VisitsView, format: FileFormat): Promise<Blob> {
  return callForFile(listBotVisits, {
    params: { projectId: workspaceId },
    query: { ...filtersOf(view), format },
  });
}

export type TrackingSetting = "track_assets" | "track_all_methods";

export interface TrackingChange {
  readonly setting: TrackingSetting;
  readonly value: boolean;
}

/** Changes what is stored as a visit from now on; for owners. */
export function useTrackingChange(workspaceId: string): UseMutationResult<Workspace, Error, TrackingChange> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ setting, value }: TrackingChange) =>
      call(updateWorkspace, { params: { projectId: workspaceId }, body: { [setting]: value } }),
    onSuccess: async (changed) => {
      await showChange(queryClient, workspacesQuery, (known) =>
        known?.map((one) => (one.id === changed.id ? changed : one)),
      );
    },
  });
}

type Filters = Pick<
  NonNullable<Input<typeof listBotVisits>["query"]>,
  "from_date" | "to_date" | "order_by" | "search" | "bot_type" | "verdict"
>;

function filtersOf({ range, order, search, agent, verdict }: VisitsView): Filters {
  const botTypes = botTypesOf(agent);
  return {
    from_date: range.from,
    to_date: range.to,
    order_by: order,
    ...(search !== "" && { search }),
    ...(botTypes && { bot_type: [...botTypes] }),
    ...(verdict !== "all" && { verdict: [verdict] }),
  };
}
