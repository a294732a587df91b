import { type RunProgress, watchRun } from "@citelens/contract/visibility/runs";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { logProblem } from "#lib/api/log-problem.ts";
import { watchUntilAborted } from "#lib/api/watch.ts";
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
    const stopping = new AbortController();
    const { signal } = stopping;
    const keep = (run: RunProgress): void => {
      queryClient.setQueriesData({ queryKey: runsKey(workspaceId, campaignId) }, (known) =>
        withRun(known, run),
      );
    };
    // The server checks what it sends against the contract.
    const take = ({ data }: { readonly data: string }): void => keep(JSON.parse(data) as RunProgress);
    watchUntilAborted(watchRun, { params: { projectId: workspaceId, campaignId }, signal }, take).catch(
      (error: unknown) => {
        if (!signal.aborted) logProblem("The live progress of a run is not available", error);
      },
    );
    return () => stopping.abort();
  }, [queryClient, workspaceId, campaignId, isRunning]);
}
