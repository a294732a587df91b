import { z } from "zod";
import type { ClickHouse } from "#platform/clickhouse.ts";
import { conditionsOf, hourlyConditionsOf, type VisitFilter } from "../store/visit-conditions.rules.ts";

export interface SeriesQuestion {
  readonly interval: "day" | "hour";
  readonly timeZone: string;
}

const bucket = z.object({ time: z.string(), token: z.string(), verdict: z.string(), visits: z.number() });
/** `time` is yyyy-MM-dd, or yyyy-MM-ddTHH:00 by the hour, in the time zone of the question. */
export type Bucket = z.output<typeof bucket>;

/** Visits by time, agent and verdict; from hourly sums where only agents and whole UTC hours are asked for. */
export function listBuckets(
  events: ClickHouse,
  filter: VisitFilter,
  { interval, timeZone }: SeriesQuestion,
): Promise<Bucket[]> {
  const isSummed =
    !filter.statuses &&
    !filter.search &&
    filter.path === undefined &&
    beginsWithAnHour(filter.from) &&
    beginsWithAnHour(filter.before);
  const format = interval === "day" ? "%Y-%m-%d" : "%Y-%m-%dT%H:00";
  const time = (at: string): string => `formatDateTime(${at}, '${format}', {zone:String})`;
  const asked = "verdict IN {verdicts:Array(String)}";
  if (isSummed) {
    const { where, parameters } = hourlyConditionsOf(filter);
    return events.query(
      `SELECT ${time("hour")} AS time, token, verdict, sum(visits) AS visits
       FROM visits_hourly WHERE workspace_id = {workspace:UUID} AND ${where} AND ${asked}
       GROUP BY time, token, verdict`,
      { ...parameters, zone: timeZone },
      bucket,
    );
  }
  const { where, parameters } = conditionsOf(filter);
  return events.query(
    `SELECT ${time("ts")} AS time, token, verdict, count() AS visits
     FROM visits WHERE workspace_id = {workspace:UUID} AND ${where} AND ${asked}
     GROUP BY time, token, verdict`,
    { ...parameters, zone: timeZone },
    bucket,
  );
}

const hourMs = 3_600_000;

function beginsWithAnHour(at: Date): boolean {
  return at.getTime() % hourMs === 0;
}

/** When the first visit that is still stored came, to the hour; undefined without any. */
export async function findFirstHour(
  events: ClickHouse,
  { workspaceId }: Pick<VisitFilter, "workspaceId">,
): Promise<Date | undefined> {
  const [row] = await events.query(
    `SELECT toUnixTimestamp(min(hour)) AS first, count() AS hours FROM visits_hourly WHERE workspace_id = {workspace:UUID}`,
    { workspace: workspaceId },
    z.object({ first: z.number(), hours: z.number() }),
  );
  return row && row.hours > 0 ? new Date(row.first * 1000) : undefined;
}
