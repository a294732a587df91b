import { z } from "zod";
import type { ClickHouse } from "#platform/clickhouse.ts";

/** A month of the hourly series that is not what the visits make it, as after a crash between two writes or when visits were judged anew. */
export interface Drift {
  /** yyyyMM. */
  readonly month: number;
  readonly visits: number;
  readonly counted: number;
}

const drift = z.object({ month: z.number(), visits: z.number(), counted: z.number() });

/** Hash of what is counted apart in the series, as a number: two agents that exchanged their verdicts are the same in all other sums. */
const cellAt = (hour: string): string => `cityHash64(workspace_id, ${hour}, token, bot_type, verdict)`;

export function findDrifts(events: ClickHouse): Promise<Drift[]> {
  return events.query(
    `SELECT month, sum(stored) AS visits, sum(summed) AS counted
     FROM (
       SELECT toYYYYMM(ts) AS month, count() AS stored, toUInt64(0) AS summed,
         sum(${cellAt("toStartOfHour(toDateTime(ts, 'UTC'))")}) AS stored_cells, toUInt64(0) AS summed_cells
       FROM visits GROUP BY month
       UNION ALL
       SELECT toYYYYMM(hour) AS month, toUInt64(0) AS stored, sum(visits) AS summed,
         toUInt64(0) AS stored_cells, sum(visits * ${cellAt("hour")}) AS summed_cells
       FROM visits_hourly GROUP BY month
     )
     GROUP BY month
     HAVING sum(stored_cells) != sum(summed_cells)
     ORDER BY month`,
    {},
    drift,
  );
}

/**
 * Counts a month of the series again from the visits and puts it in the place of the old one in a single step. Visits
 * that come in for this month meanwhile can be missed, so look for drifts again afterwards. For who holds the series.
 */
export async function recountMonth(events: ClickHouse, month: number): Promise<void> {
  const partition = String(z.int().min(190_001).max(229_912).parse(month));
  await events.command(`ALTER TABLE visits_hourly_recount DROP PARTITION ${partition}`);
  await events.command(
    `INSERT INTO visits_hourly_recount
     SELECT workspace_id, toStartOfHour(toDateTime(ts, 'UTC')) AS hour, token, bot_type, verdict, count() AS visits,
       max(visits.keep_until) AS keep_until
     FROM visits
     WHERE toYYYYMM(ts) = {month:UInt32}
     GROUP BY workspace_id, hour, token, bot_type, verdict`,
    { month },
  );
  await events.command(`ALTER TABLE visits_hourly REPLACE PARTITION ${partition} FROM visits_hourly_recount`);
  await events.command(`ALTER TABLE visits_hourly_recount DROP PARTITION ${partition}`);
}
