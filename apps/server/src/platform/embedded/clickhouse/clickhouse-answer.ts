import { randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { createGzip, gzip } from "node:zlib";
import { toFailure } from "./clickhouse-failure.ts";
import type { FrontRequest } from "./clickhouse-request.ts";

interface ReadCounts {
  readonly elapsed: number;
  readonly rowsRead?: number;
  readonly bytesRead?: number;
  readonly rowsWritten?: number;
  readonly bytesWritten?: number;
}

/** Answers with the whole result, or with an empty body where there is none. */
export async function sendWhole(
  response: ServerResponse,
  request: FrontRequest,
  { body, counts }: { readonly body: Uint8Array; readonly counts: ReadCounts },
): Promise<void> {
  const sent = request.gzip ? await promisify(gzip)(body) : body;
  response.writeHead(200, {
    ...headersOf(request),
    "x-clickhouse-summary": summaryOf(counts),
    "content-length": sent.length,
  });
  response.end(sent);
}

/** Answers piece by piece; an error after the first piece becomes the last words, as clients of 25.11 and later read it. */
export async function sendPieces(
  response: ServerResponse,
  request: FrontRequest,
  pieces: AsyncGenerator<Uint8Array>,
): Promise<void> {
  const first = await pieces.next();
  const tag = randomBytes(8).toString("hex");
  response.writeHead(200, { ...headersOf(request), "x-clickhouse-exception-tag": tag });
  const source = Readable.from(withLastWords({ first, rest: pieces, tag }), { objectMode: false });
  try {
    if (request.gzip) await pipeline(source, createGzip(), response);
    else await pipeline(source, response);
  } finally {
    await pieces.return(undefined);
  }
}

export function sendFailure(response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const { status, code, text } = toFailure(error);
  response.writeHead(status, {
    "content-type": "text/plain; charset=UTF-8",
    "x-clickhouse-exception-code": String(code),
    ...(status === 503 && { "retry-after": "1" }),
    // A request whose body was not read to its end leaves no connection that could be used again.
    ...(status === 413 && { connection: "close" }),
  });
  response.end(`${text}\n`);
}

async function* withLastWords(of: {
  readonly first: IteratorResult<Uint8Array, unknown>;
  readonly rest: AsyncGenerator<Uint8Array>;
  readonly tag: string;
}): AsyncGenerator<Uint8Array> {
  try {
    if (of.first.done) return;
    yield of.first.value;
    yield* of.rest;
  } catch (error) {
    const text = `${toFailure(error).text}\n`;
    const length = Buffer.byteLength(text);
    yield Buffer.from(`\r\n__exception__\r\n${of.tag}\r\n${text}${length} ${of.tag}\r\n__exception__\r\n`);
  }
}

function headersOf({ format, queryId, gzip: zipped }: FrontRequest): Record<string, string> {
  return {
    "content-type": format.startsWith("JSON")
      ? "application/json; charset=UTF-8"
      : "text/plain; charset=UTF-8",
    "x-clickhouse-format": format,
    "x-clickhouse-timezone": "UTC",
    ...(queryId ? { "x-clickhouse-query-id": queryId } : {}),
    ...(zipped ? { "content-encoding": "gzip" } : {}),
  };
}

function summaryOf(counts: ReadCounts): string {
  return JSON.stringify({
    read_rows: String(counts.rowsRead ?? 0),
    read_bytes: String(counts.bytesRead ?? 0),
    written_rows: String(counts.rowsWritten ?? 0),
    written_bytes: String(counts.bytesWritten ?? 0),
    elapsed_ns: String(Math.round(counts.elapsed * 1e9)),
  });
}
