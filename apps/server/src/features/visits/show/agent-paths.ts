import { dayMs, earlier } from "@citelens/contract/base/days";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { type AgentPath, countAgentPaths } from "./agent-paths.events.ts";

export type { AgentPath };

/** Paths that agents read most in the last days; of more pairs than `limit` those of the most visits. */
export function listAgentPaths(
  tools: Tools,
  place: Place,
  { days, limit }: { readonly days: number; readonly limit: number },
): Promise<AgentPath[]> {
  const now = tools.now();
  const range = { from: earlier(now, days * dayMs), before: new Date(now.getTime() + 1), limit };
  return countAgentPaths(tools.events, place, range);
}
