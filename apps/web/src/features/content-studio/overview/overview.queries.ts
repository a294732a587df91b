import { pageSizeMax } from "@citelens/contract/base/paging";
import { listOptimizations } from "@citelens/contract/content/content-studio";
import type { OptimizationSummary } from "@citelens/contract/content/optimization-fields";
import { workingStatuses } from "@citelens/contract/content/studio-words";
import { endpointQuery, pageQuery, refetchWhile } from "#lib/api/queries.ts";
import { studioRoot } from "../studio.queries.ts";

const workingPollMs = 3_000;

/** Those that are worked at. */
export function workingQuery(workspaceId: string) {
  return endpointQuery(
    [...studioRoot(workspaceId), "working"],
    [
      listOptimizations,
      { params: { projectId: workspaceId }, query: { status: [...workingStatuses], page_size: pageSizeMax } },
    ],
    { refetchInterval: refetchWhile(({ count }: { readonly count: number }) => count > 0, workingPollMs) },
  );
}

/** Those that are done, the newest first; asked anew when it is known that others are. */
export function finishedQuery(
  workspaceId: string,
  { unapproved, approved, published }: Pick<OptimizationSummary, "unapproved" | "approved" | "published">,
) {
  return pageQuery(
    [...studioRoot(workspaceId), "finished", { unapproved, approved, published }],
    [
      listOptimizations,
      { params: { projectId: workspaceId }, query: { status: ["DONE"], page_size: pageSizeMax } },
    ],
  );
}
