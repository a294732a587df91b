import type { ClickHouse } from "#platform/clickhouse.ts";
import type { ParquetPart } from "./day-dataset.ts";
import { clickHouseType, type ParquetColumns } from "./parquet-columns.ts";
import { rowsOfParquet } from "./parquet-rows.rules.ts";

/** By so many bytes of JSON a file is full. */
const partBytesMax = 8_000_000;
/** A multiple of three, so that each piece is encoded without padding. */
const literalBytes = 48_000;

type Row = Readonly<Record<string, unknown>>;

/** Rows that come in slices as files, of which one at a time is held. Each row has all columns, moments as dates or ISO 8601. */
export async function* rowsAsParquet(
  events: ClickHouse,
  columns: ParquetColumns,
  slices: AsyncIterable<readonly Row[]>,
): AsyncGenerator<ParquetPart> {
  let lines: Buffer[] = [];
  let bytes = 0;
  for await (const slice of slices) {
    for (const row of slice) {
      const line = Buffer.from(`${JSON.stringify(row)}\n`);
      lines.push(line);
      bytes += line.byteLength;
      if (bytes < partBytesMax) continue;
      yield await encoded(events, columns, lines);
      [lines, bytes] = [[], 0];
    }
  }
  if (lines.length > 0) yield await encoded(events, columns, lines);
}

/**
 * ClickHouse encodes them. They are handed over in base64: whatever they hold, nothing of it reads like a part of the statement, and
 * nobody who reads the statement goes over a long text of strangers.
 */
async function encoded(
  events: ClickHouse,
  columns: ParquetColumns,
  lines: readonly Buffer[],
): Promise<ParquetPart> {
  const rows = Buffer.concat(lines);
  const structure = Object.entries(columns).map(([name, kind]) => `${name} ${clickHouseType(kind)}`);
  const literals: string[] = [];
  for (let at = 0; at < rows.length; at += literalBytes)
    literals.push(`base64Decode('${rows.subarray(at, at + literalBytes).toString("base64")}')`);
  const body = await events.parquet(
    `SELECT * FROM format(JSONEachRow, {structure:String}, concat(${literals.join(", ")}, ''))`,
    { structure: structure.join(", ") },
  );
  return { rows: rowsOfParquet(body), body };
}
