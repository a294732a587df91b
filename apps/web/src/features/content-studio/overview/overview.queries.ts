import { pageSizeMax } from "@citelens/contract/base/paging";
import { listOptimizations } from "@citelens/contract/content/content-studio";
import type { OptimizationSummary } from "@citelens/contract/content/optimization-fields";
import { workingStatuses } from "@citelens/contract/content/studio-words";
import { endpointQuery, pageQuery, refetchWhile } from "#lib/api/queries.ts";
import { studioRoot } from "../studio.queries.ts";

const workingPollMs = 3_000;
const unpublishedMax = 5;

/** Texts that are worked at. */
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

/** The newest that are done and of which nobody has said where they stand; asked anew when it is known that others are. */
export function unpublishedQuery(
  workspaceId: string,
  { unapproved, approved, published }: Pick<OptimizationSummary, "unapproved" | "approved" | "published">,
) {
  return pageQuery(
    [...studioRoot(workspaceId), "unpublished", { unapproved, approved, published }],
    [
      listOptimizations,
      {
        params: { projectId: workspaceId },
        query: { status: ["DONE"], published: "false", page_size: unpublishedMax },
      },
    ],
  );
}
