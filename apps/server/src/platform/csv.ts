import { Readable } from "node:stream";
import { type CsvCell, csvLine } from "@citelens/contract/base/csv";
import type { FastifyReply } from "fastify";

export interface Csv {
  readonly kind: "csv";
  readonly fileName: string;
  readonly header: readonly string[];
  readonly rows: AsyncIterable<readonly CsvCell[]>;
}

export function isCsv(value: unknown): value is Csv {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === "csv";
}

/** Streams the whole set as a download, a row at a time, as fast as the reader takes it. */
export function sendCsv(csv: Csv, reply: FastifyReply): FastifyReply {
  return reply
    .type("text/csv; charset=utf-8")
    .header("content-disposition", `attachment; filename="${csv.fileName}"`)
    .send(Readable.from(linesOf(csv)));
}

async function* linesOf(csv: Csv): AsyncGenerator<string> {
  yield csvLine(csv.header);
  for await (const row of csv.rows) yield csvLine(row);
}

interface Batch {
  readonly limit: number;
  readonly offset: number;
}

/** The rows of a list of any length as cells, so many at a time as the reader takes them. */
export async function* inBatches<Row>(
  read: (batch: Batch) => Promise<readonly Row[]>,
  cellsOf: (row: Row) => readonly CsvCell[],
  rowsMax = 2000,
): AsyncGenerator<readonly CsvCell[]> {
  for (let offset = 0; ; offset += rowsMax) {
    const rows = await read({ limit: rowsMax, offset });
    for (const row of rows) yield cellsOf(row);
    if (rows.length < rowsMax) return;
  }
}
