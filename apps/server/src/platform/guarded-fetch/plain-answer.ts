import type { Socket } from "node:net";
import type { buildConnector } from "undici";
import type { Answer } from "./answer.ts";
import { FetchFailure } from "./guarded-failure.ts";
import { byteReader, plainBody } from "./plain-body.ts";
import { plainHead } from "./plain-head.ts";

interface PlainAskOptions {
  readonly connect: buildConnector.connector;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly headerBytesMax: number;
}

/**
 * Asks by a connection of its own and reads the answer as leniently as browsers do: for servers whose answers the usual client
 * refuses as no proper HTTP. The connection goes through the same guard, and serves this one answer.
 */
export async function plainAnswer(
  url: URL,
  { connect, headers, signal, headerBytesMax }: PlainAskOptions,
): Promise<Answer> {
  const socket = await connected(connect, url);
  const stop = (): void => void socket.destroy();
  signal.addEventListener("abort", stop, { once: true });
  socket.once("close", () => signal.removeEventListener("abort", stop));
  signal.throwIfAborted();
  const lines = [`GET ${requestPath(url)} HTTP/1.1`, `host: ${url.host}`, "connection: close"];
  for (const [name, value] of Object.entries(headers))
    lines.push(`${name}: ${value.replace(/[\r\n\0]/g, "")}`);
  socket.write(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
  const reader = byteReader(socket);
  try {
    const head = await plainHead(reader, headerBytesMax);
    return { ...head, body: plainBody(reader, head), end: stop };
  } catch (error) {
    stop();
    throw error;
  }
}

/** As it is sent: a bar stands there as browsers write it, since some servers refuse it bare. */
export function requestPath({ pathname, search }: URL): string {
  return `${pathname}${search}`.replaceAll("|", "%7C");
}

function connected(connect: buildConnector.connector, url: URL): Promise<Socket> {
  const { hostname, host, protocol, port } = url;
  const bare = hostname.replace(/^\[|\]$/g, "");
  return new Promise((resolve, reject) => {
    const servername = protocol === "https:" ? { servername: bare } : {};
    connect({ hostname: bare, host, protocol, port, ...servername }, (error, socket) => {
      if (socket) resolve(socket);
      else reject(error ?? new FetchFailure("unreachable", "no connection"));
    });
  });
}
