import type { Tools } from "#platform/tools.ts";
import { type Drift, findDrifts, recountMonth } from "./hourly-series.events.ts";

const roundsMax = 3;

/**
 * Repairs the hourly series where it does not add up to the visits. Answers the months that still do not: none,
 * unless visits came in all the while.
 */
export async function repairHourlySeries({ events }: Pick<Tools, "events">): Promise<readonly Drift[]> {
  let drifts = await findDrifts(events);
  for (let round = 1; round <= roundsMax && drifts.length > 0; round += 1) {
    for (const { month } of drifts) await recountMonth(events, month);
    drifts = await findDrifts(events);
  }
  return drifts;
}
