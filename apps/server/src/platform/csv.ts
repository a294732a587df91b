import { Readable } from "node:stream";
import { type CsvCell, csvLine } from "@citelens/contract/csv";
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
