import { z } from "zod";
import type { ClickHouse } from "#platform/clickhouse.ts";
import type { DaySpan, ParquetPart } from "#platform/parquet/day-dataset.ts";
import { eventsAsParquet } from "#platform/parquet/events-as-parquet.ts";
import type { ParquetColumns } from "#platform/parquet/parquet-columns.ts";
import type { Place } from "#platform/place.ts";
import { countedReferrals } from "./counted-referrals.events.ts";

export const referralColumns: ParquetColumns = {
  ts: "timestamp",
  path: "string",
  assistant: "string",
  operator: "string",
  evidence: "string",
};

const firstRow = z.object({ rows: z.number(), first_ms: z.number() });

/** The first moment of which there is one. */
export async function firstReferralAt(events: ClickHouse, { workspaceId }: Place): Promise<Date | undefined> {
  const [row] = await events.query(
    "SELECT count() AS rows, toUnixTimestamp64Milli(min(ts)) AS first_ms FROM referrals WHERE workspace_id = {workspace:UUID}",
    { workspace: workspaceId },
    firstRow,
  );
  return row && row.rows > 0 ? new Date(row.first_ms) : undefined;
}

/** The rows of a day, as files. */
export function referralFiles(
  events: ClickHouse,
  { workspaceId }: Place,
  { from, before }: DaySpan,
): AsyncIterable<ParquetPart> {
  return eventsAsParquet(events, referralColumns, countedReferrals({ workspaceId, from, before }));
}
