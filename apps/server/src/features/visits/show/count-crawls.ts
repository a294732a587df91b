import { aiPurposes } from "@citelens/contract/traffic/agent-words";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { listBuckets } from "../series/traffic-series.events.ts";
import { agentFactsOf, rowFilterOf } from "./agent-filter.rules.ts";
import type { VisitRange } from "./visit-range.ts";

/** How many visits each operator's AI agents paid, without those that were found spoofed. */
export async function countCrawls(
  { events }: Pick<Tools, "events">,
  { workspaceId }: Place,
  { timeZone, ...range }: VisitRange,
): Promise<ReadonlyMap<string, number>> {
  const filter = {
    workspaceId,
    ...range,
    ...rowFilterOf({ purpose: aiPurposes }),
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
