import { getOptimizationPlan } from "@citelens/contract/content/plan";
import { pageQuery } from "#lib/api/queries.ts";
import { studioRoot } from "../studio.queries.ts";

/** Opportunities picked for a month, or for this one. */
export function planQuery(workspaceId: string, month: string | undefined) {
  return pageQuery(
    [...studioRoot(workspaceId), "plan", month],
    [
      getOptimizationPlan,
      { params: { projectId: workspaceId }, query: month === undefined ? {} : { month } },
    ],
  );
}
