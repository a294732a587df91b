import { z } from "zod";
import type { ClickHouse } from "#platform/clickhouse.ts";
import type { Place } from "#platform/place.ts";

interface Lines {
  readonly lines: readonly number[];
  readonly since: Date;
  readonly until: Date;
}

/** Numbers among some that rows between two instants have: of lines that were imported, or of visits in batches with a key. */
export async function listKnownLines(
  events: ClickHouse,
  { workspaceId }: Place,
  { lines, since, until }: Lines,
): Promise<ReadonlySet<number>> {
  const within = `ts >= fromUnixTimestamp64Milli({since:Int64}, 'UTC') AND ts <= fromUnixTimestamp64Milli({until:Int64}, 'UTC')
       AND line IN {lines:Array(UInt64)}`;
  const rows = await events.query(
    `SELECT line FROM visits WHERE workspace_id = {workspace:UUID} AND ${within}
     UNION ALL
     SELECT line FROM referrals WHERE workspace_id = {workspace:UUID} AND ${within}`,
    { workspace: workspaceId, lines: [...lines], since: since.getTime(), until: until.getTime() },
    z.object({ line: z.number() }),
  );
  return new Set(rows.map(({ line }) => line));
}
