import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { buildConnector } from "undici";
import { refusedHeader } from "./proxy-headers.rules.ts";
import type { OwnSession } from "./proxy-session.ts";
import { noteFailure, refuseBrowserHost, targetName, tunnelTarget } from "./proxy-target.ts";

interface TunnelRoute {
  readonly session: OwnSession;
  readonly connector: buildConnector.connector;
}

interface TunnelClient {
  readonly client: Duplex;
  /** Bytes that the client sent already. */
  readonly head: Buffer;
}

/** Answers a CONNECT: a tunnel to a checked address, or a refusal. */
export function openTunnel(
  { session, connector }: TunnelRoute,
  request: IncomingMessage,
  asking: TunnelClient,
): void {
  const { client } = asking;
  session.track(client);
  const authority = request.url ?? "";
  const fail = (error: unknown): void => {
    const { isRefused } = noteFailure(session, targetName(`https://${authority}`), error);
    const status = isRefused ? "403 Forbidden" : "502 Bad Gateway";
    client.end(
      `HTTP/1.1 ${status}\r\n${refusedHeader}: citelens\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`,
    );
  };

  try {
    const { hostname, port } = tunnelTarget(authority);
    refuseBrowserHost(session, hostname);
    connector({ hostname, host: hostname, protocol: "http:", port }, (...[error, upstream]) => {
      if (error) return fail(error);
      session.track(upstream);
      if (client.destroyed) return void upstream.destroy();
      return join(session, upstream, asking);
    });
  } catch (error) {
    fail(error);
  }
}

/** Each side ends the other. */
function join(session: OwnSession, upstream: Duplex, { client, head }: TunnelClient): void {
  client.write("HTTP/1.1 200 Connection Established\r\n\r\n");
  if (head.length > 0) upstream.write(head);
  session.count(head.length);
  for (const [from, to] of [
    [client, upstream],
    [upstream, client],
  ] as const) {
    from.on("data", (chunk: Buffer) => session.count(chunk.length));
    from.pipe(to);
    from.once("close", () => to.destroy());
  }
}
