import { z } from "zod";
import type { ClickHouse } from "#platform/clickhouse.ts";
import type { ParquetPart } from "./day-dataset.ts";
import { clickHouseType, type ParquetColumns } from "./parquet-columns.ts";
import { rowsOfParquet } from "./parquet-rows.rules.ts";

/** Rows of the events' database, to select from, with a column `ts`. */
export interface EventRows {
  /** In brackets. */
  readonly sql: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** By so many rows, or bytes before they are packed, a file is full. */
const partRowsMax = 100_000;
const partBytesMax = 24_000_000;

/**
 * Rows of a span of time as files, of which one at a time is held: a file is of so many whole minutes as fit, in the order of time. A column is
 * named as the rows name it.
 */
export async function* eventsAsParquet(
  events: ClickHouse,
  columns: ParquetColumns,
  { sql, parameters }: EventRows,
): AsyncGenerator<ParquetPart> {
  const size = Object.keys(columns)
    .map((name) => `byteSize(${name})`)
    .join(" + ");
  const minutes = await events.query(
    `SELECT toUnixTimestamp64Milli(toDateTime64(toStartOfMinute(ts), 3, 'UTC')) AS minute, count() AS rows, sum(${size}) AS bytes
     FROM ${sql} GROUP BY minute ORDER BY minute`,
    parameters,
    z.object({ minute: z.number(), rows: z.number(), bytes: z.number() }),
  );
  const selected = Object.entries(columns).map(
    ([name, kind]) => `CAST(${name} AS ${clickHouseType(kind)}) AS ${name}`,
  );
  for (const { from, before } of filesOf(minutes)) {
    const body = await events.parquet(
      `SELECT ${selected.join(", ")} FROM (SELECT * FROM ${sql}
       WHERE ts >= fromUnixTimestamp64Milli({part_from:Int64}, 'UTC') AND ts < fromUnixTimestamp64Milli({part_before:Int64}, 'UTC')
       ORDER BY ts)`,
      { ...parameters, part_from: from, part_before: before },
    );
    yield { rows: rowsOfParquet(body), body };
  }
}

interface MinuteSize {
  readonly minute: number;
  readonly rows: number;
  readonly bytes: number;
}

const minuteMs = 60_000;

/** Minutes side by side as far as they fit into a file. */
export function filesOf(
  minutes: readonly MinuteSize[],
): { readonly from: number; readonly before: number }[] {
  const files: { from: number; before: number; rows: number; bytes: number }[] = [];
  for (const { minute, rows, bytes } of minutes) {
    const last = files.at(-1);
    if (last && last.rows + rows <= partRowsMax && last.bytes + bytes <= partBytesMax) {
      last.before = minute + minuteMs;
      last.rows += rows;
      last.bytes += bytes;
    } else files.push({ from: minute, before: minute + minuteMs, rows, bytes });
  }
  return files;
}
