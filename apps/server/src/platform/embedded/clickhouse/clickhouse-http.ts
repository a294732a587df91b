import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { sendFailure, sendPieces, sendWhole } from "./clickhouse-answer.ts";
import type { Engine } from "./clickhouse-engine.ts";
import type { ClickHouseLimits } from "./clickhouse-limits.ts";
import { type FrontRequest, readRequest } from "./clickhouse-request.ts";
import { runInsert, runQuery, runStream } from "./clickhouse-run.ts";
import { isSelect } from "./clickhouse-statement.ts";

/** Formats whose pieces make up the whole; chdb writes each piece of a stream as a document of its own. */
const streamable = new Set(["JSONEachRow", "JSONCompactEachRow"]);

/** ClickHouse's HTTP interface, as much of it as its JavaScript client uses, on an engine in this process. */
export function createClickHouseServer(engine: Engine, limits: ClickHouseLimits): Server {
  const options = {
    // Parameters travel in the address, which ClickHouse itself takes up to this length.
    maxHeaderSize: 1024 ** 2,
    // Longer than any client keeps a connection, so that it is never closed under a request.
    keepAliveTimeout: 75_000,
  };
  return createServer(options, (message, response) => {
    answer(engine, limits, { message, response }).catch((error: unknown) => sendFailure(response, error));
  });
}

interface HttpExchange {
  readonly message: IncomingMessage;
  readonly response: ServerResponse;
}

async function answer(
  engine: Engine,
  limits: ClickHouseLimits,
  { message, response }: HttpExchange,
): Promise<void> {
  if (message.url === "/ping" || (message.method === "GET" && message.url === "/")) return greet(response);

  const signal = signalOf(response);
  const request = await readRequest(message, limits.bodyBytesMax);
  const { insert } = request;
  if (insert) {
    const counts = await runInsert(engine, { ...request, insert }, signal);
    return sendWhole(response, request, { body: Buffer.alloc(0), counts });
  }
  if (isStreamed(request)) return sendPieces(response, request, runStream(engine, request, signal));

  const result = await runQuery(engine, request, signal);
  return sendWhole(response, request, { body: result.bytes(), counts: result });
}

function isStreamed({ whole, format, sql }: FrontRequest): boolean {
  return !whole && streamable.has(format) && isSelect(sql);
}

function greet(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/plain; charset=UTF-8" }).end("Ok.\n");
}

/** Aborts when the caller goes away before its answer was complete. */
function signalOf(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) gone.abort(new Error("The caller went away."));
  });
  return gone.signal;
}
