import { type LiveVisits, liveVisitsMax } from "@citelens/contract/traffic/agents";
import type { Place } from "#platform/place.ts";
import { promiseCache } from "#platform/promise-cache.ts";
import type { Tools } from "#platform/tools.ts";
import { agentFactsOf } from "../store/agent-filter.rules.ts";
import { listNewest } from "./agents.events.ts";

/** How often each viewer's stream looks. */
export const liveEveryMs = 2_000;
const workspacesMax = 10_000;

export interface LiveFeed {
  /** The newest visits; all viewers of a workspace are answered by one look at the database. */
  look(place: Place): Promise<LiveVisits>;
}

/** The feed of one instance. What it tells is at most as old as one look is from the next. */
export function openLiveFeed(tools: Pick<Tools, "events">): LiveFeed {
  const looks = promiseCache<LiveVisits>({ max: workspacesMax, ttl: liveEveryMs - 100 });
  return {
    look: (place) =>
      looks.get(place.workspaceId, async () => {
        const rows = await listNewest(tools.events, place, liveVisitsMax);
        return {
          visits: rows.map(({ at_ms, path, status, token, verdict }) => ({
            ...agentFactsOf(token),
            at: new Date(at_ms).toISOString(),
            path,
            status,
            verdict,
          })),
        };
      }),
  };
}
