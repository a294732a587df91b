import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { listBuckets } from "../series/traffic-series.events.ts";
import { agentFactsOf, feedingAi, rowFilterOf } from "../store/agent-filter.rules.ts";
import type { VisitRange } from "./visit-range.ts";

/** Visits of each operator's agents that feed AI, search crawlers like Googlebot included; no spoofed ones. */
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
