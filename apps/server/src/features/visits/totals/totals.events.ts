import { z } from "zod";
import type { ClickHouse } from "#platform/clickhouse.ts";

const visitsOfDay = z.object({ day: z.string(), workspace_id: z.string(), visits: z.number() });
export type VisitsOfDay = z.output<typeof visitsOfDay>;

/** Both days belong to it, and are days in UTC. */
interface Days {
  readonly from: string;
  readonly to: string;
}

/** How many visits each workspace had on each day, from the hourly series; spoofed ones are nobody's. */
export function sumVisitDays(events: ClickHouse, { from, to }: Days): Promise<VisitsOfDay[]> {
  return events.query(
    `SELECT toString(toDate(hour)) AS day, workspace_id, sum(visits) AS visits
     FROM visits_hourly
     WHERE hour >= toDateTime({from:Date}, 'UTC') AND hour < toDateTime({to:Date} + 1, 'UTC')
       AND verdict != 'spoofed'
     GROUP BY day, workspace_id`,
    { from, to },
    visitsOfDay,
  );
}

const seen = z.object({ workspace_id: z.string() });

/** Workspaces among these that ever had a visit, as far as visits are kept. */
export function listSeen(events: ClickHouse, ids: readonly string[]): Promise<z.output<typeof seen>[]> {
  return events.query(
    `SELECT DISTINCT workspace_id FROM visits_hourly
     WHERE workspace_id IN {ids:Array(UUID)} AND verdict != 'spoofed'`,
    { ids },
    seen,
  );
}
