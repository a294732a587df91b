import { z } from "zod";
import type { ClickHouse } from "#platform/clickhouse.ts";

/**
 * A month of the hourly series in which the visits of some verdict do not add up, as after a crash between two writes or
 * when visits were judged anew; with the numbers of those verdicts.
 */
export interface Drift {
  /** yyyyMM. */
  readonly month: number;
  readonly visits: number;
  readonly counted: number;
}

const drift = z.object({ month: z.number(), visits: z.number(), counted: z.number() });

export function findDrifts(events: ClickHouse): Promise<Drift[]> {
  return events.query(
    `SELECT month, sum(of_verdict) AS visits, sum(counted_of_verdict) AS counted
     FROM (
       SELECT month, verdict, sum(stored) AS of_verdict, sum(summed) AS counted_of_verdict
       FROM (
         SELECT toYYYYMM(ts) AS month, verdict, count() AS stored, toUInt64(0) AS summed
         FROM visits GROUP BY month, verdict
         UNION ALL
         SELECT toYYYYMM(hour) AS month, verdict, toUInt64(0) AS stored, sum(visits) AS summed
         FROM visits_hourly GROUP BY month, verdict
       )
       GROUP BY month, verdict
       HAVING of_verdict != counted_of_verdict
     )
     GROUP BY month
     ORDER BY month`,
    {},
    drift,
  );
}

/**
 * Counts a month of the series again from the visits and puts it in the place of the old one in a single step. Visits
 * that come in for this month meanwhile can be missed, so look for drifts again afterwards. One caller at a time.
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
