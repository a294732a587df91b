import { getOptimization, getOptimizationSummary } from "@citelens/contract/content/content-studio";
import type {
  Optimization,
  OptimizationDetails,
  OptimizationSummary,
} from "@citelens/contract/content/optimization-fields";
import { type OptimizationStatus, workingStatuses } from "@citelens/contract/content/studio-words";
import type { QueryClient } from "@tanstack/react-query";
import { endpointQuery, refetchWhile } from "#lib/api/queries.ts";

const workingPollMs = 3_000;

/** Everything that is known of a workspace's Content Studio. */
export function studioRoot(workspaceId: string) {
  return ["content-studio", workspaceId] as const;
}

/** One optimization; asked again while it is worked at, for where no event stream tells of it. */
export function optimizationQuery(workspaceId: string, optimizationId: string) {
  return endpointQuery(
    [...studioRoot(workspaceId), "one", optimizationId],
    [getOptimization, { params: { projectId: workspaceId, optimizationId } }],
    { refetchInterval: refetchWhile((known: OptimizationDetails) => isWorking(known), workingPollMs) },
  );
}

/** How many texts stand where, which of them were published last, and which AI model writes here; asked again while any is worked at. */
export function summaryQuery(workspaceId: string) {
  return endpointQuery(
    [...studioRoot(workspaceId), "summary"],
    [getOptimizationSummary, { params: { projectId: workspaceId } }],
    { refetchInterval: refetchWhile(({ working }: OptimizationSummary) => working > 0, workingPollMs) },
  );
}

export function isWorking({ status }: Pick<Optimization, "status">): boolean {
  return (workingStatuses as readonly OptimizationStatus[]).includes(status);
}

const nothingFound = { readiness_before: null, readiness_after: null, gaps: [], sources: [], notices: [] };

/** Keeps what the server answered of one; what its work found stays as it is known, and of a draft nothing is. */
export function keepOptimization(
  queryClient: QueryClient,
  workspaceId: string,
  optimization: Optimization,
): void {
  const { queryKey } = optimizationQuery(workspaceId, optimization.id);
  queryClient.setQueryData(queryKey, (known) => ({ ...nothingFound, ...known, ...optimization }));
}

/** Everything is asked for anew where it is shown. */
export function studioAfresh(queryClient: QueryClient, workspaceId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: studioRoot(workspaceId) });
}
