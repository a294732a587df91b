import { z } from "zod";
import type { ClickHouse } from "#platform/clickhouse.ts";
import type { DaySpan, ParquetPart } from "#platform/parquet/day-dataset.ts";
import { eventsAsParquet } from "#platform/parquet/events-as-parquet.ts";
import type { ParquetColumns } from "#platform/parquet/parquet-columns.ts";
import type { Place } from "#platform/place.ts";

export const visitColumns: ParquetColumns = {
  ts: "timestamp",
  path: "string",
  query: "string",
  method: "string",
  status: "integer",
  token: "string",
  bot_type: "integer",
  purpose: "string",
  operator: "string",
  verdict: "string",
  evidence: "string",
  ua: "string",
  address_prefix: "string",
};

const firstRow = z.object({ rows: z.number(), first_ms: z.number() });

/** The first moment of which there is one. */
export async function firstVisitAt(events: ClickHouse, { workspaceId }: Place): Promise<Date | undefined> {
  const [row] = await events.query(
    "SELECT count() AS rows, toUnixTimestamp64Milli(min(ts)) AS first_ms FROM visits WHERE workspace_id = {workspace:UUID}",
    { workspace: workspaceId },
    firstRow,
  );
  return row && row.rows > 0 ? new Date(row.first_ms) : undefined;
}

/** The rows of a day, as files. */
export function visitFiles(
  events: ClickHouse,
  { workspaceId }: Place,
  { from, before }: DaySpan,
): AsyncIterable<ParquetPart> {
  return eventsAsParquet(events, visitColumns, {
    sql: `(SELECT * FROM visits WHERE workspace_id = {workspace:UUID}
      AND ts >= fromUnixTimestamp64Milli({from:Int64}, 'UTC') AND ts < fromUnixTimestamp64Milli({before:Int64}, 'UTC'))`,
    parameters: { workspace: workspaceId, from: from.getTime(), before: before.getTime() },
  });
}
