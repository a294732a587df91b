import { useQuery } from "@tanstack/react-query";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { useInsightScope } from "../filters/insight-scope.tsx";
import { summaryQuery } from "../insights.queries.ts";
import { isWhole } from "./summary-text.rules.ts";

/** Whether both periods asked the same queries, of the same models too where rows are not those of one model. */
export function useIsWhole(of: "queries" | "queries and models"): boolean {
  const workspaceId = useWorkspaceId();
  const { filter } = useInsightScope();
  const { data } = useQuery(summaryQuery(workspaceId, filter));
  if (!data) return true;
  const { prompts, of_prompts } = data.compared;
  return of === "queries" ? prompts === of_prompts : isWhole(data.compared);
}
