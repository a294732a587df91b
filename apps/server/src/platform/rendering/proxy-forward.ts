import type { IncomingMessage, ServerResponse } from "node:http";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Agent, Dispatcher } from "undici";
import { forwardedHeaders, refusedHeader } from "./proxy-headers.rules.ts";
import type { OwnSession } from "./proxy-session.ts";
import { noteFailure, refuseBrowserHost, requestTarget, targetName } from "./proxy-target.ts";

interface ProxySession {
  readonly session: OwnSession;
  readonly agent: Agent;
}

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/** Sends a plain request on and its answer back, each framed anew, so that nothing of how it was written gets through. */
export function forwardRequest(
  serving: ProxySession,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  response.on("error", ignoreOwnEnd);
  request.on("error", ignoreOwnEnd);
  forward(serving, request, response).catch((error: unknown) => {
    const { isRefused } = noteFailure(serving.session, targetName(request.url ?? ""), error);
    if (response.headersSent) response.destroy();
    else
      response.writeHead(isRefused ? 403 : 502, { [refusedHeader]: "citelens", connection: "close" }).end();
  });
}

async function forward(
  { session, agent }: ProxySession,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = requestTarget(request.url ?? "");
  refuseBrowserHost(session, url.hostname);
  const method = methods.find((known) => known === request.method);
  if (method === undefined) return void response.writeHead(405, { connection: "close" }).end();

  const aborting = new AbortController();
  response.once("close", () => aborting.abort());
  const answer = await agent.request({
    origin: url.origin,
    path: `${url.pathname}${url.search}`,
    method,
    headers: { ...forwardedHeaders(request.headers, ["expect", "host"]), host: url.host },
    body: hasBody(request) ? counted(session, request) : null,
    signal: aborting.signal,
  });
  await sendBack(session, answer, response);
}

async function sendBack(
  session: OwnSession,
  answer: Dispatcher.ResponseData,
  response: ServerResponse,
): Promise<void> {
  answer.body.on("error", ignoreOwnEnd);
  try {
    response.writeHead(answer.statusCode, forwardedHeaders(answer.headers));
    await pipeline(answer.body, counter(session), response);
  } finally {
    answer.body.destroy();
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

function counted(session: OwnSession, request: IncomingMessage): Transform {
  const stream = counter(session);
  stream.on("error", ignoreOwnEnd);
  request.once("close", () => {
    if (!request.complete) stream.destroy();
  });
  return request.pipe(stream);
}

function counter(session: OwnSession): Transform {
  return new Transform({
    transform: (chunk: Buffer, _, done) => {
      session.count(chunk.length);
      done(null, chunk);
    },
  });
}

/** Streams that break off close, which is all that is asked of them. */
function ignoreOwnEnd(): void {}
