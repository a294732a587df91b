import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { runsQuery } from "../campaigns.queries.ts";
import { LaunchProgress } from "../launch/launch-progress.tsx";
import { useLiveRun } from "../launch/live-run.queries.ts";

interface FirstRunProps {
  readonly campaignId: string;
  /** Result of the run. */
  readonly children: ReactNode;
}

/** The live progress of a campaign's first run, then what came of it. */
export function FirstRun({ campaignId, children }: FirstRunProps): ReactNode {
  const workspaceId = useWorkspaceId();
  const runs = useQuery(runsQuery(workspaceId, campaignId));
  const newest = runs.data?.results[0];
  const status = newest?.status;
  useLiveRun(workspaceId, campaignId, status === "RUNNING");
  const queryClient = useQueryClient();
  const wasRunning = useRef(false);
  useEffect(() => {
    // The figures beside it were counted before its answers came.
    if (wasRunning.current && status === "DONE") void queryClient.invalidateQueries();
    wasRunning.current = status === "RUNNING";
  }, [queryClient, status]);
  if (runs.isError && !runs.data) {
    return <QueryError query={runs} />;
  }
  return status === "DONE" ? children : <LaunchProgress run={newest} />;
}
