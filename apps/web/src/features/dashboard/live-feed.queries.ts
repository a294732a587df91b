import { type LiveVisits, watchVisits } from "@citelens/contract/traffic/agents";
import { useEffect, useState } from "react";
import { logProblem } from "#lib/api/log-problem.ts";
import { watchUntilAborted } from "#lib/api/watch.ts";

export type Feed =
  | { readonly kind: "connecting" }
  | { readonly kind: "live"; readonly visits: LiveVisits["visits"] }
  | { readonly kind: "failed" };

/** The newest visits of a workspace, as they come in while the page is open. */
export function useLiveVisits(workspaceId: string): Feed {
  const [feed, setFeed] = useState<Feed>({ kind: "connecting" });
  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    watchUntilAborted(watchVisits, { params: { projectId: workspaceId }, signal }, ({ data }) => {
      // The server makes what it sends from the contract's own types.
      const { visits } = JSON.parse(data) as LiveVisits;
      setFeed({ kind: "live", visits });
    }).catch((error: unknown) => {
      if (signal.aborted) return;
      logProblem("The live feed of visits is not available", error);
      setFeed({ kind: "failed" });
    });
    return () => stopping.abort();
  }, [workspaceId]);
  return feed;
}
