import { type RunProgress, watchRun } from "@citelens/contract/visibility/runs";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { followStream } from "#lib/api/watch.ts";
import { runsKey } from "../campaigns.queries.ts";
import { withRun } from "./live-run.rules.ts";

/**
 * Updates the cached newest run from the server's event stream while it is running. Without a stream, polling
 * updates it a little later.
 */
export function useLiveRun(workspaceId: string, campaignId: string, isRunning: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isRunning) return;
    return followStream(watchRun, () => ({ params: { projectId: workspaceId, campaignId } }), {
      problem: "The live progress of a run is not available",
      take: (run: RunProgress) =>
        queryClient.setQueriesData({ queryKey: runsKey(workspaceId, campaignId) }, (known) =>
          withRun(known, run),
        ),
    });
  }, [queryClient, workspaceId, campaignId, isRunning]);
}
