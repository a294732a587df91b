import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

type Cell = string | number | boolean | null;

export interface Csv {
  readonly kind: "csv";
  readonly fileName: string;
  readonly header: readonly string[];
  readonly rows: AsyncIterable<readonly Cell[]>;
}

export function isCsv(value: unknown): value is Csv {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === "csv";
}

/** One line of CSV: quoted where needed, and with formulas made harmless for spreadsheets. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
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

function csvCell(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell !== "string") return String(cell);

  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
