import { inTransaction, type Tools } from "#platform/tools.ts";
import { type Drift, findDrifts, recountMonth } from "./hourly-series.events.ts";
import { holdHourlySeries } from "./hourly-series.sql.ts";

const roundsMax = 3;

/** Repairs hourly series one caller at a time; answers months that still differ: none unless visits came. */
export function repairHourlySeries(tools: Tools): Promise<readonly Drift[]> {
  return inTransaction(tools, async (within) => {
    await holdHourlySeries(within);
    let drifts = await findDrifts(tools.events);
    for (let round = 1; round <= roundsMax && drifts.length > 0; round += 1) {
      for (const { month } of drifts) await recountMonth(tools.events, month);
      drifts = await findDrifts(tools.events);
    }
    return drifts;
  });
}
