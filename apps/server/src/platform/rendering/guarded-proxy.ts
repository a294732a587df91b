import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { Agent, type buildConnector } from "undici";
import { outboundAllow } from "#platform/guarded-fetch/guarded-allow.ts";
import { guardedConnector, type Lookup } from "#platform/guarded-fetch/guarded-connector.ts";
import { forwardRequest } from "./proxy-forward.ts";
import { type OwnSession, type ProxySession, proxySession, type SessionOptions } from "./proxy-session.ts";
import { openTunnel } from "./proxy-tunnel.ts";

export interface GuardedProxyOptions {
  /** Hosts, host:port, addresses and CIDRs that may be reached although they are not public. */
  readonly allow: readonly string[];
  /** How names are resolved; the system's way by default. */
  readonly lookup?: Lookup;
}

/** A proxy for a browser on this machine, which reaches the public web on ports 80 and 443, and nothing else. */
export interface GuardedProxy {
  readonly port: number;
  /** Lets connections in for one page. Throws while another page's session is open. */
  open(options: SessionOptions): ProxySession;
  close(): Promise<void>;
}

const headerBytesMax = 32_768;
const connectionsMax = 96;
const headersTimeoutMs = 10_000;
const requestTimeoutMs = 30_000;
/** A server may ask for more; then its connections would outlive their use. */
const keepAliveMsMax = 5_000;

/**
 * Listens on a free port of 127.0.0.1, speaks HTTP/1.1 and CONNECT, and takes connections only while a session is open.
 * Every name is resolved here and the socket opened to one of the addresses that were checked, as in the guarded fetch.
 */
export async function openGuardedProxy({ allow, lookup }: GuardedProxyOptions): Promise<GuardedProxy> {
  const connector = guardedConnector(outboundAllow(allow), lookup);
  let current: { readonly session: OwnSession; readonly agent: Agent } | undefined;

  const server = boundedServer();
  server.on("connection", (socket) => {
    if (current?.session.isOpen) current.session.track(socket);
    else socket.destroy();
  });
  server.on("request", (request, response) => {
    if (current?.session.isOpen) forwardRequest(current, request, response);
    else response.destroy();
  });
  server.on("connect", (request, client, head) => {
    if (current?.session.isOpen)
      openTunnel({ session: current.session, connector }, request, { client, head });
    else client.destroy();
  });
  server.on("upgrade", (_, socket) => socket.destroy());
  server.on("clientError", (_, socket) => socket.destroy());
  const port = await listening(server);

  return {
    port,
    open: (options) => {
      if (current?.session.isOpen) throw new Error("The proxy serves one page at a time.");
      const session = proxySession(options);
      const agent = sessionAgent(connector, session);
      session.onClose(() => void agent.destroy().catch(ignoreOwnEnd));
      current = { session, agent };
      return session;
    },
    close: async () => {
      current?.session.close();
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function boundedServer(): Server {
  const server = createServer({
    maxHeaderSize: headerBytesMax,
    headersTimeout: headersTimeoutMs,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveMsMax,
  });
  server.maxConnections = connectionsMax;
  return server;
}

async function listening(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The proxy has no port.");
  return address.port;
}

/** Sends plain requests on; its connections are the session's and end with it. */
function sessionAgent(connector: buildConnector.connector, session: OwnSession): Agent {
  return new Agent({
    connect: (options, callback) => {
      connector(options, (...[error, socket]) => {
        if (error) return callback(error, null);
        session.track(socket);
        return callback(null, socket);
      });
    },
    allowH2: false,
    connections: 16,
    maxHeaderSize: headerBytesMax,
    headersTimeout: requestTimeoutMs,
    bodyTimeout: requestTimeoutMs,
    keepAliveMaxTimeout: keepAliveMsMax,
  });
}

/** Work that was under way ends with an error, which is no news. */
function ignoreOwnEnd(): void {}
