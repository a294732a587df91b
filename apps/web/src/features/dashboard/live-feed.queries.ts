import { type LiveVisits, watchVisits } from "@citelens/contract/traffic/agents";
import { useEffect, useState } from "react";
import { followStream } from "#lib/api/watch.ts";

export type Feed =
  | { readonly kind: "connecting" }
  | { readonly kind: "live"; readonly visits: LiveVisits["visits"] }
  | { readonly kind: "failed" };

/** The newest visits of a workspace, as they come in while the page is open. */
export function useLiveVisits(workspaceId: string): Feed {
  const [feed, setFeed] = useState<Feed>({ kind: "connecting" });
  useEffect(
    () =>
      followStream(watchVisits, () => ({ params: { projectId: workspaceId } }), {
        problem: "The live feed of visits is not available",
        take: ({ visits }: LiveVisits) => setFeed({ kind: "live", visits }),
        onLost: () => setFeed({ kind: "failed" }),
      }),
    [workspaceId],
  );
  return feed;
}
