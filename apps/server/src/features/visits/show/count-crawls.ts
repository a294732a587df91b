import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { listBuckets } from "../series/traffic-series.events.ts";
import { agentFactsOf, feedingAi, rowFilterOf } from "../store/agent-filter.rules.ts";
import type { VisitRange } from "./visit-range.ts";

/**
 * How many visits each operator's agents paid that feed AI: its AI agents, and crawlers of search engines whose index AI
 * answers draw on, as Googlebot's. Those that were found spoofed are left out.
 */
export async function countCrawls(
  { events }: Pick<Tools, "events">,
  { workspaceId }: Place,
  { timeZone, ...range }: VisitRange,
): Promise<ReadonlyMap<string, number>> {
  const filter = {
    workspaceId,
    ...range,
    ...rowFilterOf({ agent: feedingAi() }),
    search: undefined,
    path: undefined,
  };
  const buckets = await listBuckets(events, filter, { interval: "day", timeZone });
  const crawls = new Map<string, number>();
  for (const { token, visits } of buckets) {
    const { operator } = agentFactsOf(token);
    crawls.set(operator, (crawls.get(operator) ?? 0) + visits);
  }
  return crawls;
}
